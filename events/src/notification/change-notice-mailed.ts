import { z } from 'zod'
import { event } from '../event.ts'
import { buyerId, changeNoticeId } from '../ids.ts'

/** Some of the buyers of the parts have been addressed, in the order of their ids. */
export const changeNoticeMailed = event('change-notice-mailed', {
  changeNoticeId,
  /** The last of them; null if there was none. */
  lastBuyerId: buyerId.nullable(),
  recipients: z.int().nonnegative(),
  isDone: z.boolean(),
  mailedAt: z.iso.datetime(),
})
