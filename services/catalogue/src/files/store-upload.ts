import { cleanImage, type ImageType } from '@pinline/chassis/files/clean-image'
import type { FileSource } from '@pinline/chassis/files/file-port'
import { mediaTypeOf } from '@pinline/chassis/files/media-type'
import type { UploadedFile } from '@pinline/chassis/files/uploaded-file'
import { isRejection, type Rejection, rejection } from '@pinline/contracts/api/error-codes'
import type { FileOwner } from '@pinline/contracts/catalogue/file/file-row'
import {
  extensions,
  fileRuleOf,
  kindOf,
  type MediaType,
  mediaType,
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
  const rule = fileRuleOf(upload.module, upload.kind)
  const wrongType = rejection('upload-type-wrong', {
    errors: { file: 'upload-type-wrong' },
    data: { allowed: rule.types },
  })
  if (file.size >= rule.belowBytes)
    return rejection('file-too-large', {
      errors: { file: 'file-too-large' },
      data: { belowBytes: rule.belowBytes },
    })
  const named = typeOfName(file.name)
  if (named === undefined || (named !== null && !rule.types.includes(named))) return wrongType
  const type = mediaType.safeParse(await mediaTypeOf(file.path)).data
  if (type === undefined || !rule.types.includes(type)) return wrongType

  const prepared = await prepare(file, type, upload.module)
  if (isRejection(prepared)) return prepared.code === 'upload-type-wrong' ? wrongType : prepared
  const { source, ...measures } = prepared
  return await files.storeFile(
    {
      owner: upload.owner,
      module: upload.module,
      name: displayName(upload.name ?? file.name, type),
      type,
      kind: kindOf(type),
      sortId: upload.sortId ?? null,
      ...measures,
    },
    source,
    upload.request,
  )
}

interface Prepared {
  readonly source: FileSource
  readonly size: number
  readonly width: number | null
  readonly height: number | null
}

const isImage = (type: MediaType): type is ImageType => type.startsWith('image/')

const prepare = async (file: UploadedFile, type: MediaType, module: UploadModule): Promise<Prepared | Rejection> => {
  if (!isImage(type)) return { source: file, size: file.size, width: null, height: null }
  const image = await cleanImage(file.path, type, module === 'avatar' ? avatarSide : undefined)
  if (isRejection(image)) return image
  const { bytes, width, height } = image
  return { source: { bytes }, size: bytes.length, width, height }
}

const maxNameLength = 120

/** A display name with the extension of the content, whatever it had. */
const displayName = (name: string, type: MediaType): string => {
  const [extension] = extensions[type]
  const stem = typeOfName(name) ? name.replace(/\.[^.]*$/, '') : name
  return `${(stem.trim() || 'file').slice(0, maxNameLength - extension.length - 1)}.${extension}`
}
