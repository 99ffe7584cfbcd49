import { z } from 'zod'
import { event } from '../event.ts'
import { noticeContent } from './notice-content.ts'

/** Staff changed a notice. One that had been taken down is published again. */
export const noticeUpdated = event('notice-updated', { ...noticeContent.shape, updatedAt: z.iso.datetime() })
export type NoticeUpdated = z.infer<typeof noticeUpdated>
