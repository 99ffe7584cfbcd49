import { z } from 'zod'
import { event } from '../event.ts'
import { noticeId } from '../ids.ts'
import { noticeContent } from './notice-content.ts'

/** Staff published a notice; it is shown from the time that it names. */
export const noticeCreated = event('notice-created', {
  noticeId,
  ...noticeContent.shape,
  createdAt: z.iso.datetime(),
})
export type NoticeCreated = z.infer<typeof noticeCreated>
