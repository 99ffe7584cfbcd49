import './imports.css'
import { extensions, fileRules } from '@pinline/contracts/catalogue/file/upload-rules'
import { type ImportKind, importKind } from '@pinline/contracts/catalogue/import/import-kind'
import { uploadImport } from '@pinline/contracts/catalogue/import/upload-import'
import type { FormEvent } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { Field } from '../../layout/field.tsx'
import { usePageTitle } from '../../layout/page-title.tsx'
import { usePermissions } from '../../layout/use-permissions.ts'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { grantOf } from '../../providers/permissions.ts'
import { FilePicker } from '../files/file-picker.tsx'
import { fileSize } from '../files/file-size.ts'
import { UploadError, UploadProgress } from '../files/upload-status.tsx'
import { useChosenFile } from '../files/use-chosen-file.ts'
import { useUpload } from '../files/use-upload.ts'
import { ImportSteps } from './import-steps.tsx'
import { ImportTemplates } from './import-templates.tsx'

const rule = fileRules.import
const named = rule.types.flatMap((type) => extensions[type].map((extension) => `.${extension}`)).join(' ')

/** What the file contains, as the URL says; categories and attributes only for those who may change them. */
const useImportKind = () => {
  const [searchParams, setSearchParams] = useSearchParams()
  const { permissions } = usePermissions()
  const kinds = grantOf(permissions, 'categories.update') === 'granted' ? importKind.options : (['products'] as const)
  const kind: ImportKind = kinds.find((one) => one === searchParams.get('kind')) ?? 'products'
  return { kind, kinds, choose: (chosen: string) => setSearchParams({ kind: chosen }, { replace: true }) }
}

/** The first step of an import: its file. */
export const UploadImportPage = () => {
  const text = useText()
  const { kind, kinds, choose } = useImportKind()
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
    if (file !== undefined) void send(file, rule, { kind })
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
          {kinds.length > 1 && (
            <Field label={text('resources.imports.file.kind')}>
              {(control) => (
                <select
                  {...control}
                  className="input"
                  disabled={sending}
                  value={kind}
                  onChange={({ target }) => choose(target.value)}
                >
                  {kinds.map((one) => (
                    <option key={one} value={one}>
                      {text(`resources.imports.kind.${one}`)}
                    </option>
                  ))}
                </select>
              )}
            </Field>
          )}
          {kind !== 'products' && <ImportTemplates kind={kind} />}
          <FilePicker
            label={text(`resources.imports.of.${kind}.label`)}
            hint={text('resources.imports.file.hint', {
              extensions: named,
              size: fileSize(rule.belowBytes, format.measure),
              rows: text(`resources.imports.of.${kind}.rows`),
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
            <li>{text('resources.imports.file.note')}</li>
            <li>{text(`resources.imports.of.${kind}.matching`)}</li>
            <li>{text('resources.imports.file.empty_cells')}</li>
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
