import { fileId } from '@pinline/events/ids'
import { z } from 'zod'
import { cleanedText } from '../../api/text.ts'
import { shopPath } from '../../api/web-url.ts'
import { mediaType, uploadModule } from './upload-rules.ts'

/** Owner of a file. */
export const fileOwner = z.object({ kind: z.enum(['buyer', 'staff']), id: cleanedText(60).min(1) })
export type FileOwner = z.infer<typeof fileOwner>

/** Path where the owner, or permitted staff, can download a file with the bearer token. */
export const fileUrlOf = (id: string): string => `/api/v1/upload/file/one?id=${id}`

/** Response of an upload. Sizes: bytes, pixels; null if it is no picture. */
export const uploadResult = z.object({
  id: fileId,
  url: shopPath,
  name: z.string(),
  type: mediaType,
  size: z.int(),
  width: z.int().nullable(),
  height: z.int().nullable(),
})
export type UploadResult = z.infer<typeof uploadResult>

export const fileRow = uploadResult.extend({
  module: uploadModule,
  /** 10, 20, 30, or null for a document. */
  kind: z.int().nullable(),
  owner: fileOwner,
  sortId: z.string().nullable(),
  createdAt: z.iso.datetime(),
})
export type FileRow = z.infer<typeof fileRow>
