import { createFile } from '@pinline/contracts/catalogue/file/create-file'
import type { UploadResult } from '@pinline/contracts/catalogue/file/file-row'
import { uploadFile } from '@pinline/contracts/catalogue/file/upload-file'
import { type FileRule, fileRuleOf } from '@pinline/contracts/catalogue/file/upload-rules'
import { useUpload } from '../../files/use-upload.ts'
import type { MediaKind } from './editor-request.ts'

const films = fileRuleOf('admin', 30)
const sounds = fileRuleOf('admin', 20)

/** What may be uploaded for a block. */
export const ruleOf: Readonly<Record<MediaKind | 'image', FileRule>> = {
  image: fileRuleOf('editor'),
  video: films,
  audio: { ...sounds, types: sounds.types.filter((type) => type.startsWith('audio/')) },
  download: fileRuleOf('admin'),
}

/** Uploads the file of a block: pictures for the editor, everything else for the library of files. */
export const useEditorUpload = (kind: MediaKind | 'image', onDone: (file: UploadResult) => void) => {
  const picture = useUpload(uploadFile, onDone)
  const other = useUpload(createFile, onDone)
  const { state, cancel, reset } = kind === 'image' ? picture : other
  return {
    state,
    cancel,
    reset,
    send: (file: File) =>
      kind === 'image'
        ? picture.send(file, ruleOf.image, { module: 'editor' })
        : other.send(file, ruleOf[kind], {
            module: 'admin',
            ...(kind === 'download' ? {} : { type: kind === 'video' ? 30 : 20 }),
          }),
  }
}
