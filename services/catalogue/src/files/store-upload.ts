import { checkUpload } from '@pinline/chassis/files/check-upload'
import type { UploadedFile } from '@pinline/chassis/files/uploaded-file'
import { isRejection, type Rejection } from '@pinline/contracts/api/error-codes'
import type { FileOwner } from '@pinline/contracts/catalogue/file/file-row'
import {
  displayNameOf,
  fileRuleOf,
  kindOf,
  typeOfName,
  type UploadKind,
  type UploadModule,
} from '@pinline/contracts/catalogue/file/upload-rules'
import type { FileDocument } from './file-document.ts'
import type { Files, RepeatableRequest } from './files.ts'

/** Pixels of an avatar's side. */
const avatarSide = 200

interface Upload {
  readonly owner: FileOwner
  readonly module: UploadModule
  readonly kind?: UploadKind | undefined
  /** The display name, where it is not that of the file. */
  readonly name?: string | undefined
  readonly sortId?: string | undefined
  readonly request?: RepeatableRequest | undefined
}

/**
 * Checks an upload by its size, name and content, re-encodes pictures, and stores it under a generated name. A repeated
 * request finds the file of its first run.
 */
export const storeUpload = async (
  files: Files,
  file: UploadedFile,
  upload: Upload,
): Promise<FileDocument | Rejection> => {
  const known = upload.request === undefined ? undefined : await files.ofRequest(upload.request)
  if (known !== undefined) return known
  const checked = await checkUpload(file, {
    ...fileRuleOf(upload.module, upload.kind),
    typeOfName,
    square: upload.module === 'avatar' ? avatarSide : undefined,
  })
  if (isRejection(checked)) return checked
  const { source, type, ...measures } = checked
  return await files.storeFile(
    {
      owner: upload.owner,
      module: upload.module,
      name: displayNameOf(upload.name ?? file.name, type),
      type,
      kind: kindOf(type),
      sortId: upload.sortId ?? null,
      ...measures,
    },
    source,
    upload.request,
  )
}
