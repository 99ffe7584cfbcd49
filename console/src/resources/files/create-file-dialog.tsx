import { createFile } from '@pinline/contracts/catalogue/file/create-file'
import type { UploadResult } from '@pinline/contracts/catalogue/file/file-row'
import { fileRuleOf, uploadKinds } from '@pinline/contracts/catalogue/file/upload-rules'
import { typesText } from '@pinline/ui/api-client/upload'
import { useState } from 'react'
import { Field } from '../../layout/field.tsx'
import { FormDialog } from '../../layout/form-dialog.tsx'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { SortField } from '../sorts/sort-field.tsx'
import { FilePicker } from './file-picker.tsx'
import { fileSize } from './file-size.ts'
import { kindLabels } from './kind-labels.ts'
import { UploadError, UploadProgress } from './upload-status.tsx'
import { useChosenFile } from './use-chosen-file.ts'
import { useUpload } from './use-upload.ts'

interface CreateFileDialogProps {
  readonly onClose: () => void
  readonly onDone: (file: UploadResult) => void
}

const maxNameLength = 120

interface KindFieldProps {
  /** Empty for any kind. */
  readonly kindId: string
  readonly disabled: boolean
  readonly onChange: (kindId: string) => void
}

const KindField = ({ kindId, disabled, onChange }: KindFieldProps) => {
  const text = useText()
  return (
    <Field label={text('resources.files.fields.kind')}>
      {(control) => (
        <select
          {...control}
          className="input"
          value={kindId}
          disabled={disabled}
          onChange={({ target }) => onChange(target.value)}
        >
          <option value="">{text('resources.files.kind.any')}</option>
          {uploadKinds.map((one) => (
            <option key={one} value={one}>
              {text(`resources.files.kind.${kindLabels[one]}`)}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

/** Adds a file to the library: its kind, the file, and its name. */
export const CreateFileDialog = ({ onClose, onDone }: CreateFileDialogProps) => {
  const text = useText()
  const format = useFormat()
  const [kindId, setKindId] = useState('')
  const [name, setName] = useState('')
  const [sortId, setSortId] = useState('')
  const { state, send, cancel, reset } = useUpload(createFile, onDone)
  const kind = uploadKinds.find((one) => String(one) === kindId)
  const rule = fileRuleOf('admin', kind)
  const chosen = useChosenFile(rule)
  const sending = state.kind === 'sending'

  const submit = async () => {
    const file = chosen.fileToSend()
    const called = name.trim()
    if (file === undefined) return
    await send(file, rule, {
      module: 'admin',
      ...(kind === undefined ? {} : { type: kind }),
      ...(called === '' ? {} : { name: called }),
      ...(sortId === '' ? {} : { sortId }),
    })
  }

  return (
    <FormDialog
      title={text('resources.files.upload.title')}
      cancelLabel={text(sending ? 'resources.files.upload.cancel' : 'forms.close')}
      confirm={text('resources.files.upload.confirm')}
      busy={sending}
      onSubmit={submit}
      onClose={sending ? cancel : onClose}
    >
      <UploadError state={state} />
      <KindField
        kindId={kindId}
        disabled={sending}
        onChange={(id) => {
          reset()
          setKindId(id)
        }}
      />
      <FilePicker
        label={text('resources.files.upload.file')}
        hint={text('resources.files.upload.hint', {
          types: typesText(rule),
          size: fileSize(rule.belowBytes, format.measure),
        })}
        choose={text('resources.files.upload.choose')}
        chosen={chosen}
        disabled={sending}
        onChoose={(file) => {
          reset()
          chosen.choose(file)
        }}
      />
      <Field label={text('resources.files.upload.name')} optional hint={text('resources.files.upload.name_hint')}>
        {(control) => (
          <input
            {...control}
            className="input"
            maxLength={maxNameLength}
            value={name}
            disabled={sending}
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Field>
      <SortField value={sortId} disabled={sending} onChange={setSortId} />
      <UploadProgress state={state} />
    </FormDialog>
  )
}
