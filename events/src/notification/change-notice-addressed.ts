import { z } from 'zod'
import { event } from '../event.ts'
import { buyerId, changeNoticeId, productId } from '../ids.ts'

/** A notice is for this buyer, who bought these of its parts. Recorded before the buyer is written to. */
export const changeNoticeAddressed = event('change-notice-addressed', {
  changeNoticeId,
  buyerId,
  productIds: z.array(productId),
  addressedAt: z.iso.datetime(),
})
export type ChangeNoticeAddressed = z.infer<typeof changeNoticeAddressed>
