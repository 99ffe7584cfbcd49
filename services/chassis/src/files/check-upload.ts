import { isRejection, type Rejection, rejection } from '@pinline/contracts/api/error-codes'
import { cleanImage, type ImageType } from './clean-image.ts'
import type { FileSource } from './file-port.ts'
import { mediaTypeOf } from './media-type.ts'
import type { UploadedFile } from './uploaded-file.ts'

/** What a use of files accepts. */
export interface AcceptedFiles<Type extends string> {
  readonly types: readonly Type[]
  /** Size limit in bytes. */
  readonly belowBytes: number
  /** The type of a name's extension, null without an extension, undefined for an unknown one. */
  readonly typeOfName: (name: string) => string | null | undefined
  /** Pixels of a side: pictures are cropped to a square. */
  readonly square?: number | undefined
}

/** A file as it is stored: a picture re-encoded, anything else as it came. */
export interface CheckedFile<Type extends string> {
  readonly type: Type
  readonly source: FileSource
  /** Bytes. */
  readonly size: number
  readonly width: number | null
  readonly height: number | null
}

const isImage = (type: string): type is ImageType => type.startsWith('image/')

/** Checks an upload by its size, name and content, and re-encodes a picture. Refused with `upload-type-wrong` or `file-too-large`. */
export const checkUpload = async <Type extends string>(
  file: UploadedFile,
  { types, belowBytes, typeOfName, square }: AcceptedFiles<Type>,
): Promise<CheckedFile<Type> | Rejection> => {
  const wrongType = rejection('upload-type-wrong', { errors: { file: 'upload-type-wrong' }, data: { allowed: types } })
  if (file.size >= belowBytes)
    return rejection('file-too-large', { errors: { file: 'file-too-large' }, data: { belowBytes } })
  const named = typeOfName(file.name)
  if (named === undefined || (named !== null && !types.some((one) => one === named))) return wrongType
  const found = await mediaTypeOf(file.path)
  const type = types.find((one) => one === found)
  if (type === undefined) return wrongType
  if (!isImage(type)) return { type, source: file, size: file.size, width: null, height: null }
  const image = await cleanImage(file.path, type, square)
  if (isRejection(image)) return image.code === 'upload-type-wrong' ? wrongType : image
  const { bytes, width, height } = image
  return { type, source: { bytes }, size: bytes.length, width, height }
}
