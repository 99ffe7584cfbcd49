import { z } from 'zod'
import { event } from '../event.ts'
import { changeNoticeId } from '../ids.ts'
import { changeNoticeContent } from './change-notice-content.ts'

/** Staff wrote a change notice, or changed it before it was published. */
export const changeNoticeWritten = event('change-notice-written', {
  changeNoticeId,
  ...changeNoticeContent.shape,
  writtenAt: z.iso.datetime(),
})
export type ChangeNoticeWritten = z.infer<typeof changeNoticeWritten>
