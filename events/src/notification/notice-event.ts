import { z } from 'zod'
import { noticeCreated } from './notice-created.ts'
import { noticeDeleted } from './notice-deleted.ts'
import { noticeUpdated } from './notice-updated.ts'
import { noticeWithdrawn } from './notice-withdrawn.ts'

/** Every event of a notice. The stream's id is the notice's. */
export const noticeEvent = z.discriminatedUnion('type', [noticeCreated, noticeUpdated, noticeWithdrawn, noticeDeleted])
export type NoticeEvent = z.infer<typeof noticeEvent>

export const noticeStreamType = 'notice'
