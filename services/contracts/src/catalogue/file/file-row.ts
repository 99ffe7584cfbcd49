import { fileId } from '@pinline/events/ids'
import { z } from 'zod'
import { mediaType, uploadModule } from './upload-rules.ts'

/** Whose a file is. */
export const fileOwner = z.object({ kind: z.enum(['buyer', 'staff']), id: z.string().min(1).max(60) })
export type FileOwner = z.infer<typeof fileOwner>

/** Where its owner, or staff who may, get a file: a path of this origin, to be asked for with the bearer token. */
export const fileUrlOf = (id: string): string => `/api/v1/upload/file/one?id=${id}`

/** What an upload is answered with. Sizes: bytes, pixels; null for what is no picture. */
export const uploadResult = z.object({
  id: fileId,
  url: z.string(),
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
