import { z } from 'zod'
import { changeNoticeAddressed } from './change-notice-addressed.ts'
import { changeNoticeMailed } from './change-notice-mailed.ts'
import { changeNoticePublished } from './change-notice-published.ts'
import { changeNoticeWithdrawn } from './change-notice-withdrawn.ts'
import { changeNoticeWritten } from './change-notice-written.ts'

/** Every event of a change notice. The stream's id is the notice's. */
export const changeNoticeEvent = z.discriminatedUnion('type', [
  changeNoticeWritten,
  changeNoticePublished,
  changeNoticeWithdrawn,
  changeNoticeMailed,
])
export type ChangeNoticeEvent = z.infer<typeof changeNoticeEvent>

/** Every event of one buyer's notice. The stream's id is that of the notice and of the buyer. */
export const addressedNoticeEvent = z.discriminatedUnion('type', [changeNoticeAddressed])
export type AddressedNoticeEvent = z.infer<typeof addressedNoticeEvent>

export const changeNoticeStreamType = 'change-notice'
export const addressedNoticeStreamType = 'addressed-notice'
