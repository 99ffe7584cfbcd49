import { z } from 'zod'
import { event } from '../event.ts'
import { buyerId } from '../ids.ts'

/** Staff disabled a buyer's account, or enabled it again. Sessions of the disabled are over. */
export const buyerStateSet = event('buyer-state-set', {
  buyerId,
  disabled: z.boolean(),
  setAt: z.iso.datetime(),
})
export type BuyerStateSet = z.infer<typeof buyerStateSet>
