import { type FileOwner, type FileRow, fileUrlOf } from '@pinline/contracts/catalogue/file/file-row'
import type { MediaType, UploadKind, UploadModule } from '@pinline/contracts/catalogue/file/upload-rules'
import { fileId } from '@pinline/events/ids'

/** A plain document of the collection `files`; its bytes are stored under `_id` in the file store. */
export interface FileDocument {
  readonly _id: string
  readonly owner: FileOwner
  /** Who else may read it; it is erased with them too. */
  readonly sharedWith?: FileOwner
  readonly module: UploadModule
  readonly name: string
  readonly type: MediaType
  readonly kind: UploadKind | null
  /** Bytes. */
  readonly size: number
  readonly width: number | null
  readonly height: number | null
  readonly sortId: string | null
  /** What it is attached to; null: nothing yet, and it is deleted after a day. */
  readonly attachedTo: string | null
  readonly createdAt: Date
  /** When it was detached from what it was attached to. */
  readonly detachedAt?: Date
  /** `storing` until its bytes are stored, `leaving` until they are deleted. */
  readonly status: 'storing' | 'kept' | 'leaving'
  /** Hash of the request with a key that uploaded it. */
  readonly requestHash?: string
}

export const fileRowOf = (document: FileDocument): FileRow => ({
  id: fileId.parse(document._id),
  url: fileUrlOf(document._id),
  name: document.name,
  type: document.type,
  size: document.size,
  width: document.width,
  height: document.height,
  module: document.module,
  kind: document.kind,
  owner: document.owner,
  sortId: document.sortId,
  createdAt: document.createdAt.toISOString(),
})
