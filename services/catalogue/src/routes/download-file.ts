import { binaryResult } from '@pinline/chassis/http/call-result'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { FileDocument } from '../files/file-document.ts'
import type { Files } from '../files/files.ts'

/** Responds with a file as an attachment, or with `file-not-found` when its bytes are gone. */
export const downloadFile = async (files: Files, file: FileDocument | undefined) => {
  const bytes = file === undefined ? undefined : await files.bytes(file)
  return file === undefined || bytes === undefined
    ? rejection('file-not-found')
    : binaryResult({ ...bytes, mediaType: file.type, name: file.name })
}
