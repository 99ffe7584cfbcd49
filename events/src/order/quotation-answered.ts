import { z } from 'zod'
import { event } from '../event.ts'
import { buyerId, vaultReference } from '../ids.ts'
import { money } from '../money.ts'
import { offeredPrice } from './quotation-line.ts'
import { shippingMethod } from './shipping-method.ts'

/** Staff offered prices. A later answer replaces an earlier one; both stay. */
export const quotationAnswered = event('quotation-answered', {
  buyerId,
  /** One a line. */
  prices: z.array(offeredPrice).min(1),
  /** Freight of each delivery, that is of each order made from the quotation. */
  freight: money,
  shippingMethod,
  /** In the order service's vault. */
  messageRef: vaultReference.optional(),
  answeredAt: z.iso.datetime(),
  /** Until when the buyer may accept. */
  validUntil: z.iso.datetime(),
})
export type QuotationAnswered = z.infer<typeof quotationAnswered>
