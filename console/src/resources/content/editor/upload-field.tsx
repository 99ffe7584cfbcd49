import type { UploadResult } from '@pinline/contracts/catalogue/file/file-row'
import { typesText } from '@pinline/ui/api-client/upload'
import { useEffect, useRef } from 'react'
import { useFormat } from '../../../messages/use-format.ts'
import { useText } from '../../../messages/use-text.ts'
import { FilePicker } from '../../files/file-picker.tsx'
import { fileSize } from '../../files/file-size.ts'
import { UploadError, UploadProgress } from '../../files/upload-status.tsx'
import { useChosenFile } from '../../files/use-chosen-file.ts'
import type { MediaKind } from './editor-request.ts'
import { ruleOf, useEditorUpload } from './use-editor-upload.ts'

interface UploadFieldProps {
  readonly kind: MediaKind | 'image'
  /** A file that was pasted or dropped: it is sent at once. */
  readonly first?: File | undefined
  readonly onUploaded: (file: UploadResult) => void
  readonly onBusy: (busy: boolean) => void
}

/** Chooses a file and uploads it at once. */
export const UploadField = ({ kind, first, onUploaded, onBusy }: UploadFieldProps) => {
  const text = useText()
  const format = useFormat()
  const rule = ruleOf[kind]
  const chosen = useChosenFile(rule)
  const { state, send, reset } = useEditorUpload(kind, (file) => {
    onBusy(false)
    onUploaded(file)
  })
  const busy = state.kind === 'sending'
  const begun = useRef(false)

  const choose = (file: File) => {
    reset()
    chosen.choose(file)
    onBusy(true)
    void send(file).finally(() => onBusy(false))
  }

  useEffect(() => {
    if (first === undefined || begun.current) return
    begun.current = true
    choose(first)
  })

  return (
    <>
      <UploadError state={state} />
      <FilePicker
        label={text('resources.content.editor.upload.file')}
        hint={text('resources.files.upload.hint', {
          types: typesText(rule),
          size: fileSize(rule.belowBytes, format.measure),
        })}
        choose={text('resources.files.upload.choose')}
        chosen={chosen}
        disabled={busy}
        onChoose={choose}
      />
      <UploadProgress state={state} />
    </>
  )
}
