import { uploadFile } from '@pinline/contracts/catalogue/file/upload-file'
import { fileRules, type UploadModule } from '@pinline/contracts/catalogue/file/upload-rules'
import type { FileId } from '@pinline/events/ids'
import { useState } from 'react'
import { useUpload } from './use-upload.ts'

/** Files that a command will name. Each is uploaded as it is chosen; what no command names is deleted after a day. */
export const useAttachedFiles = (module: UploadModule) => {
  const rule = fileRules[module]
  const [files, setFiles] = useState<readonly { readonly id: FileId; readonly name: string }[]>([])
  const { state, send, reset } = useUpload(uploadFile, ({ id, name }) => {
    reset()
    setFiles((before) => [...before, { id, name }])
  })
  return {
    rule,
    files,
    state,
    isSending: state.kind === 'sending',
    isFull: files.length >= rule.maxFiles,
    fileIds: files.map(({ id }) => id),
    add: (file: File) => void send(file, rule, { module }),
    drop: (id: FileId) => setFiles((before) => before.filter((file) => file.id !== id)),
    clear: () => setFiles([]),
  }
}
