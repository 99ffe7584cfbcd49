import { noticeId } from '@pinline/events/ids'
import { z } from 'zod'

/** Response of every command on a notice. */
export const noticeChanged = z.object({ id: noticeId, revision: z.int() })
export type NoticeChanged = z.infer<typeof noticeChanged>
