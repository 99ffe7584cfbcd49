import type { UploadAnswer } from '@pinline/catalogue/contract/file-row'
import { fileRuleOf, uploadKinds } from '@pinline/catalogue/contract/upload-rules'
import { acceptOf, type FileFault, faultOf, typesText } from '@pinline/storefront/api-client/upload'
import { useRef, useState } from 'react'
import { Field } from '../../layout/field.tsx'
import { FormDialog } from '../../layout/form-dialog.tsx'
import { Icon } from '../../layout/icon.tsx'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { fileSize } from './file-size.ts'
import { kindWords } from './kind-words.ts'
import { useUpload } from './use-upload.ts'

interface UploadDialogProps {
  readonly onClose: () => void
  readonly onDone: (file: UploadAnswer) => void
}

const longestName = 120

/** Adds a file to the library: what kind it is, which one, and under which name. */
export const UploadDialog = ({ onClose, onDone }: UploadDialogProps) => {
  const text = useText()
  const format = useFormat()
  const input = useRef<HTMLInputElement>(null)
  const [kindId, setKindId] = useState('')
  const [file, setFile] = useState<File>()
  const [name, setName] = useState('')
  const [fault, setFault] = useState<FileFault | 'required'>()
  const [over, setOver] = useState(false)
  const { state, send, cancel, forget } = useUpload(onDone)
  const kind = uploadKinds.find((one) => String(one) === kindId)
  const rule = fileRuleOf('admin', kind)
  const sending = state.kind === 'sending'

  const faultText = (found: FileFault | 'required'): string => {
    if (found === 'required') return text('resources.files.upload.required')
    return found.code === 'upload-type-wrong'
      ? text('resources.files.upload.wrong_type', { types: found.types })
      : text('resources.files.upload.too_large', { size: fileSize(found.belowBytes, format.measure) })
  }

  const choose = (picked: File | undefined) => {
    if (picked === undefined || sending) return
    forget()
    setFile(picked)
    setFault(faultOf(rule, picked))
  }

  const chooseKind = (id: string) => {
    setKindId(id)
    forget()
    const next = uploadKinds.find((one) => String(one) === id)
    setFault(file === undefined ? undefined : faultOf(fileRuleOf('admin', next), file))
  }

  const submit = () => {
    const found = file === undefined ? 'required' : faultOf(rule, file)
    setFault(found)
    if (file === undefined || found !== undefined) input.current?.focus()
    else void send({ file, kind, name })
  }

  const shown = state.kind === 'not-sent' ? state.fault : fault
  const percent = state.kind === 'sending' ? Math.floor(state.share * 100) : 0
  return (
    <FormDialog
      title={text('resources.files.upload.title')}
      leave={text(sending ? 'resources.files.upload.cancel' : 'forms.close')}
      confirm={text('resources.files.upload.confirm')}
      busy={sending}
      onSubmit={submit}
      onClose={sending ? cancel : onClose}
    >
      {state.kind === 'refused' && state.message !== '' && (
        <p className="message message-danger" role="alert">
          {state.message}
        </p>
      )}
      <Field label={text('resources.files.fields.kind')}>
        {(control) => (
          <select
            {...control}
            className="input"
            value={kindId}
            disabled={sending}
            onChange={(event) => chooseKind(event.target.value)}
          >
            <option value="">{text('resources.files.kind.any')}</option>
            {uploadKinds.map((one) => (
              <option key={one} value={one}>
                {text(`resources.files.kind.${kindWords[one]}`)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field
        label={text('resources.files.upload.file')}
        fault={shown === undefined ? undefined : faultText(shown)}
        hint={text('resources.files.upload.hint', {
          types: typesText(rule),
          size: fileSize(rule.belowBytes, format.measure),
        })}
      >
        {(control) => (
          <div className={`drop${over ? ' drop-over' : ''}`}>
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
              <span>{text('resources.files.upload.choose')}</span>
            ) : (
              <span className="drop-file">
                <b>{file.name}</b> <span className="mono nowrap">{fileSize(file.size, format.measure)}</span>
              </span>
            )}
          </div>
        )}
      </Field>
      <Field label={text('resources.files.upload.name')} optional hint={text('resources.files.upload.name_hint')}>
        {(control) => (
          <input
            {...control}
            className="input"
            maxLength={longestName}
            value={name}
            disabled={sending}
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Field>
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
    </FormDialog>
  )
}
