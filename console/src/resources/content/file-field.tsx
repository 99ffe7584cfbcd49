import { type FileId, fileId } from '@pinline/events/ids'
import { useState } from 'react'
import { FormDialog } from '../../layout/form-dialog.tsx'
import { useText } from '../../messages/use-text.ts'
import { Picture } from './editor/picture.tsx'
import { UploadField } from './editor/upload-field.tsx'
import { useNamesInDocuments } from './use-names-in-documents.ts'

interface FileFieldProps {
  readonly label: string
  readonly kind: 'image' | 'download'
  readonly value: FileId | null
  readonly readOnly: boolean
  readonly onChange: (fileId: FileId | null) => void
}

/** An uploaded picture or file of an item. */
export const FileField = ({ label, kind, value, readOnly, onChange }: FileFieldProps) => {
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  const [busy, setBusy] = useState(false)
  const names = useNamesInDocuments([], value !== null && kind === 'download' ? [value] : [])
  const words =
    kind === 'image'
      ? ({ choose: 'choose_picture', change: 'change_picture', remove: 'remove_picture' } as const)
      : ({ choose: 'choose_file', change: 'choose_file', remove: 'remove_file' } as const)
  return (
    <fieldset className="field field-group">
      <legend className="label">{label}</legend>
      {value !== null && kind === 'image' && <Picture className="field-picture" fileId={value} alt={label} />}
      {value !== null && kind === 'download' && (
        <p className="field-hint">{names.get(value) ?? text('resources.content.page.file_chosen')}</p>
      )}
      {!readOnly && (
        <div className="field-buttons">
          <button type="button" className="button button-small" onClick={() => setOpen(true)}>
            {text(`resources.content.page.${value === null ? words.choose : words.change}`)}
          </button>
          {value !== null && (
            <button type="button" className="button button-quiet button-small" onClick={() => onChange(null)}>
              {text(`resources.content.page.${words.remove}`)}
            </button>
          )}
        </div>
      )}
      {isOpen && (
        <FormDialog
          title={label}
          confirm={text('forms.close')}
          busy={busy}
          onSubmit={() => setOpen(false)}
          onClose={() => setOpen(false)}
        >
          <UploadField
            kind={kind}
            onBusy={setBusy}
            onUploaded={({ id }) => {
              onChange(fileId.parse(id))
              setOpen(false)
            }}
          />
        </FormDialog>
      )}
    </fieldset>
  )
}
