import './imports.css'
import { extensions, fileRules } from '@pinline/contracts/catalogue/file/upload-rules'
import { uploadImport } from '@pinline/contracts/catalogue/import/upload-import'
import type { FormEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { usePageTitle } from '../../layout/page-title.tsx'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { FilePicker } from '../files/file-picker.tsx'
import { fileSize } from '../files/file-size.ts'
import { UploadError, UploadProgress } from '../files/upload-status.tsx'
import { useChosenFile } from '../files/use-chosen-file.ts'
import { useUpload } from '../files/use-upload.ts'
import { ImportSteps } from './import-steps.tsx'

const rule = fileRules.import
const named = rule.types.flatMap((type) => extensions[type].map((extension) => `.${extension}`)).join(' ')

/** The first step of an import: its file. */
export const UploadImportPage = () => {
  const text = useText()
  const format = useFormat()
  const navigate = useNavigate()
  const { state, send, cancel, reset } = useUpload(
    uploadImport,
    ({ importId }) => void navigate(`/imports/${importId}`),
  )
  const chosen = useChosenFile(rule)
  const sending = state.kind === 'sending'
  usePageTitle(text('resources.imports.file.title'))

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const file = sending ? undefined : chosen.fileToSend()
    if (file !== undefined) void send(file, rule, {})
  }

  return (
    <article className="import-page">
      <header className="page-head">
        <h1>{text('resources.imports.file.title')}</h1>
      </header>
      <ImportSteps at="file" />
      <form className="sheet" onSubmit={submit} noValidate>
        <div className="form sheet-form">
          <UploadError state={state} />
          <FilePicker
            label={text('resources.imports.file.label')}
            hint={text('resources.imports.file.hint', {
              extensions: named,
              size: fileSize(rule.belowBytes, format.measure),
            })}
            choose={text('resources.imports.file.choose')}
            chosen={chosen}
            disabled={sending}
            onChoose={(file) => {
              reset()
              chosen.choose(file)
            }}
          />
          <ul className="effects">
            {(['note', 'matching', 'empty_cells'] as const).map((note) => (
              <li key={note}>{text(`resources.imports.file.${note}`)}</li>
            ))}
          </ul>
          <UploadProgress state={state} />
          <div className="import-actions">
            <button type="submit" className="button button-gold" aria-busy={sending} aria-disabled={sending}>
              {text('resources.imports.file.confirm')}
            </button>
            {sending && (
              <button type="button" className="button" onClick={cancel}>
                {text('resources.files.upload.cancel')}
              </button>
            )}
          </div>
        </div>
      </form>
    </article>
  )
}
