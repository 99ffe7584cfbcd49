import { z } from 'zod'
import { event } from '../event.ts'
import { vaultReference } from '../ids.ts'

/** Staff refused a request: its pieces can be in another one. */
export const afterSaleRejected = event('after-sale-rejected', {
  /** Why, for the buyer, in the order service's vault. */
  reasonRef: vaultReference,
  rejectedAt: z.iso.datetime(),
})
export type AfterSaleRejected = z.infer<typeof afterSaleRejected>
