import { useState } from 'react'
import { Field } from '../../../layout/field.tsx'
import { FormDialog } from '../../../layout/form-dialog.tsx'
import { useText } from '../../../messages/use-text.ts'
import type { EditorRequest, MediaKind } from './editor-request.ts'
import { UploadField } from './upload-field.tsx'

const maxTitleLength = 160

interface MediaDialogProps {
  readonly request: Extract<EditorRequest, { kind: MediaKind }>
  readonly onClose: () => void
}

/** A film, a sound or a file to download, with its title. */
export const MediaDialog = ({ request, onClose }: MediaDialogProps) => {
  const text = useText()
  const [media, setMedia] = useState(request.now ?? { fileId: '', title: '' })
  const [busy, setBusy] = useState(false)
  const [submitted, setSubmitted] = useState(false)
  const title = media.title.trim()
  const submit = () => {
    setSubmitted(true)
    if (media.fileId === '' || title === '') return
    request.onSave({ fileId: media.fileId, title })
    onClose()
  }
  return (
    <FormDialog
      title={text(`resources.content.editor.blocks.${request.kind}`)}
      confirm={text('resources.content.editor.save')}
      busy={busy}
      onSubmit={submit}
      onClose={onClose}
    >
      <UploadField
        kind={request.kind}
        onBusy={setBusy}
        onUploaded={({ id, name }) =>
          setMedia((before) => ({ fileId: id, title: before.title === '' ? name : before.title }))
        }
      />
      {submitted && media.fileId === '' && <p className="field-error">{text('resources.files.upload.required')}</p>}
      <Field
        label={text('resources.content.editor.media_title')}
        fieldError={submitted && title === '' ? text('forms.fault.required') : undefined}
      >
        {(control) => (
          <input
            {...control}
            className="input"
            maxLength={maxTitleLength}
            value={media.title}
            onChange={({ target }) => setMedia((before) => ({ ...before, title: target.value }))}
          />
        )}
      </Field>
    </FormDialog>
  )
}
