import type { FileDocument } from '../files/file-document.ts'
import type { Files } from '../files/files.ts'
import type { ImportSource } from './import-source.ts'
import { UnreadableFileError } from './source-row.ts'

/** A file from the file store. */
export const sourceOf = (files: Pick<Files, 'bytes'>, file: FileDocument): ImportSource => ({
  open: async () => {
    const found = await files.bytes(file)
    if (found === undefined) throw new UnreadableFileError('the file is gone')
    return found.stream
  },
})
