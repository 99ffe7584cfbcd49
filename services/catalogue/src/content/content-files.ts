import type { ContentFile, ContentPicture } from '@pinline/contracts/catalogue/content/content-shown'
import { contentFileUrlOf, contentPictureUrlOf, pictureWidths } from '@pinline/contracts/catalogue/content/picture-url'
import { fileId } from '@pinline/events/ids'
import type { FileDocument } from '../files/file-document.ts'

/** Addresses of a picture's widths, none wider than the picture, which the preview's token opens for drafts. */
const sizesOf = ({ _id, width }: FileDocument, token?: string) =>
  pictureWidths
    .filter((one, place) => place === 0 || one <= (width ?? 0))
    .map((one) => ({ width: Math.min(one, width ?? one), url: contentPictureUrlOf(_id, one, token) }))

const isPicture = ({ type }: FileDocument): boolean => type.startsWith('image/')

export const contentFileOf = (file: FileDocument, token?: string): ContentFile => ({
  fileId: fileId.parse(file._id),
  url: contentFileUrlOf(file._id, token),
  name: file.name,
  type: file.type,
  size: file.size,
  width: file.width,
  height: file.height,
  sizes: isPicture(file) ? sizesOf(file, token) : [],
})

/** A picture of the details; its focus is its middle. */
export const contentPictureOf = (
  file: FileDocument | undefined,
  alt: string,
  token?: string,
): ContentPicture | null => {
  if (file === undefined || !isPicture(file)) return null
  const sizes = sizesOf(file, token)
  return {
    fileId: fileId.parse(file._id),
    url: sizes.at(-1)?.url ?? contentPictureUrlOf(file._id, pictureWidths[0], token),
    width: file.width,
    height: file.height,
    alt,
    focusX: 50,
    focusY: 50,
    sizes,
  }
}
