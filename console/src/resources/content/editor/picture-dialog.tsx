import { useState } from 'react'
import { Field } from '../../../layout/field.tsx'
import { FormDialog } from '../../../layout/form-dialog.tsx'
import { useText } from '../../../messages/use-text.ts'
import type { EditorRequest } from './editor-request.ts'
import { FocusPoint } from './focus-point.tsx'
import { UploadField } from './upload-field.tsx'

const maxAltLength = 200
const maxCaptionLength = 300

interface PictureDialogProps {
  readonly request: Extract<EditorRequest, { kind: 'image' }>
  readonly onClose: () => void
}

/** A picture with its alternative text, caption and focus point. */
export const PictureDialog = ({ request, onClose }: PictureDialogProps) => {
  const text = useText()
  const [picture, setPicture] = useState(request.now ?? { fileId: '', alt: '', caption: '', focusX: 50, focusY: 50 })
  const [busy, setBusy] = useState(false)
  const [submitted, setSubmitted] = useState(false)
  const change = (part: Partial<typeof picture>) => setPicture((before) => ({ ...before, ...part }))
  const alt = picture.alt.trim()
  const hasFile = picture.fileId !== ''

  const submit = () => {
    setSubmitted(true)
    if (!hasFile || alt === '') return
    request.onSave({ ...picture, alt, caption: picture.caption.trim() })
    onClose()
  }

  return (
    <FormDialog
      title={text('resources.content.editor.picture.title')}
      confirm={text('resources.content.editor.save')}
      busy={busy}
      onSubmit={submit}
      onClose={onClose}
    >
      <UploadField
        kind="image"
        first={request.file}
        onBusy={setBusy}
        onUploaded={({ id }) => change({ fileId: id, focusX: 50, focusY: 50 })}
      />
      {submitted && !hasFile && <p className="field-error">{text('resources.files.upload.required')}</p>}
      {hasFile && (
        <FocusPoint
          fileId={picture.fileId}
          alt={alt}
          focusX={picture.focusX}
          focusY={picture.focusY}
          onChange={change}
        />
      )}
      <Field
        label={text('resources.content.editor.picture.alt')}
        hint={text('resources.content.editor.picture.alt_hint')}
        fieldError={submitted && alt === '' ? text('forms.fault.required') : undefined}
      >
        {(control) => (
          <input
            {...control}
            className="input"
            maxLength={maxAltLength}
            value={picture.alt}
            onChange={({ target }) => change({ alt: target.value })}
          />
        )}
      </Field>
      <Field label={text('resources.content.editor.picture.caption')} optional>
        {(control) => (
          <input
            {...control}
            className="input"
            maxLength={maxCaptionLength}
            value={picture.caption}
            onChange={({ target }) => change({ caption: target.value })}
          />
        )}
      </Field>
    </FormDialog>
  )
}
