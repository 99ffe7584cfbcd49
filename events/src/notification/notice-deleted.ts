import { z } from 'zod'
import { event } from '../event.ts'

/** Staff deleted a notice; its texts are erased. */
export const noticeDeleted = event('notice-deleted', { deletedAt: z.iso.datetime() })
export type NoticeDeleted = z.infer<typeof noticeDeleted>
