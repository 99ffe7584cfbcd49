import { z } from 'zod'
import { event } from '../event.ts'

/** Staff took a notice down: nobody is shown it, and it can be published again. */
export const noticeWithdrawn = event('notice-withdrawn', { withdrawnAt: z.iso.datetime() })
export type NoticeWithdrawn = z.infer<typeof noticeWithdrawn>
