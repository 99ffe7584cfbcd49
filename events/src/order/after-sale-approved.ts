import { z } from 'zod'
import { event } from '../event.ts'
import { vaultReference } from '../ids.ts'

/** Staff agreed to a request. */
export const afterSaleApproved = event('after-sale-approved', {
  /** Whether the pieces have to come back first. */
  returnRequired: z.boolean(),
  /** Address and instructions for the return, in the order service's vault. */
  instructionsRef: vaultReference.optional(),
  /** When the pieces are to be back. Absent if none have to come back, and in what was recorded before there was a date. */
  returnBy: z.iso.datetime().optional(),
  /** When the buyer is reminded of them; with `returnBy` only. */
  remindAt: z.iso.datetime().optional(),
  approvedAt: z.iso.datetime(),
})
export type AfterSaleApproved = z.infer<typeof afterSaleApproved>
