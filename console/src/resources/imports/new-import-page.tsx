import '../files/files.css'
import './imports.css'
import { extensions, fileRules } from '@pinline/catalogue/contract/upload-rules'
import { acceptOf, type FileFault, faultOf, typesText } from '@pinline/storefront/api-client/upload'
import { type FormEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { Field } from '../../layout/field.tsx'
import { Icon } from '../../layout/icon.tsx'
import { usePageTitle } from '../../layout/page-title.tsx'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { fileSize } from '../files/file-size.ts'
import { ImportSteps } from './import-steps.tsx'
import { useImportUpload } from './use-import-upload.ts'

const rule = fileRules.import
const named = rule.types.flatMap((type) => extensions[type].map((extension) => `.${extension}`)).join(' ')

/** The first step of an import: its file. */
export const NewImportPage = () => {
  const text = useText()
  const format = useFormat()
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File>()
  const [fault, setFault] = useState<FileFault | 'required'>()
  const [over, setOver] = useState(false)
  const { state, send, cancel, forget } = useImportUpload(({ importId }) => void navigate(`/imports/${importId}`))
  const sending = state.kind === 'sending'
  usePageTitle(text('resources.imports.file.title'))

  const faultText = (found: FileFault | 'required'): string => {
    if (found === 'required') return text('resources.files.upload.required')
    return found.code === 'upload-type-wrong'
      ? text('resources.files.upload.wrong_type', { types: typesText(rule) })
      : text('resources.files.upload.too_large', { size: fileSize(found.belowBytes, format.measure) })
  }

  const choose = (picked: File | undefined) => {
    if (picked === undefined || sending) return
    forget()
    setFile(picked)
    setFault(faultOf(rule, picked))
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (sending) return
    const found = file === undefined ? 'required' : faultOf(rule, file)
    setFault(found)
    if (file === undefined || found !== undefined) input.current?.focus()
    else void send(file)
  }

  const shown = state.kind === 'not-sent' ? state.fault : fault
  const percent = sending ? Math.floor(state.share * 100) : 0
  return (
    <article className="import-page">
      <header className="page-head">
        <h1>{text('resources.imports.file.title')}</h1>
      </header>
      <ImportSteps at="file" />
      <form className="sheet" onSubmit={submit} noValidate>
        <div className="form sheet-form">
          {state.kind === 'refused' && state.message !== '' && (
            <p className="message message-danger" role="alert">
              {state.message}
            </p>
          )}
          <Field
            label={text('resources.imports.file.label')}
            fault={shown === undefined ? undefined : faultText(shown)}
            hint={text('resources.imports.file.hint', {
              extensions: named,
              size: fileSize(rule.belowBytes, format.measure),
            })}
          >
            {(control) => (
              <div className={`drop import-drop${over ? ' drop-over' : ''}`}>
                <input
                  {...control}
                  ref={input}
                  type="file"
                  className="drop-input"
                  accept={acceptOf(rule)}
                  disabled={sending}
                  onChange={(event) => {
                    choose(event.target.files?.[0])
                    event.target.value = ''
                  }}
                  onDragEnter={() => setOver(true)}
                  onDragLeave={() => setOver(false)}
                  onDrop={() => setOver(false)}
                />
                <Icon name="page" size={24} />
                {file === undefined ? (
                  <span>{text('resources.imports.file.choose')}</span>
                ) : (
                  <span className="drop-file">
                    <b>{file.name}</b> <span className="mono nowrap">{fileSize(file.size, format.measure)}</span>
                  </span>
                )}
              </div>
            )}
          </Field>
          <ul className="effects">
            {(['note', 'matching', 'empty_cells'] as const).map((note) => (
              <li key={note}>{text(`resources.imports.file.${note}`)}</li>
            ))}
          </ul>
          {sending && (
            <div className="upload-progress">
              <progress value={percent} max={100} aria-label={text('resources.files.upload.progress_label')} />
              <span className="mono" role="status">
                {state.share < 1
                  ? text('resources.files.upload.progress', { percent })
                  : text('resources.files.upload.checking')}
              </span>
            </div>
          )}
          <div className="import-actions">
            <button type="submit" className="button gold" aria-busy={sending} aria-disabled={sending}>
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
