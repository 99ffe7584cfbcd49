import { z } from 'zod'
import { event } from '../event.ts'
import { orderNumber, productId } from '../ids.ts'

/** Staff decided to send other pieces, or the repaired ones. Those from stock are set aside before they can be sent. */
export const afterSaleReplacementApproved = event('after-sale-replacement-approved', {
  orderNo: orderNumber,
  /** Numbers the attempts: one that found no stock, or was withdrawn, is followed by another. */
  attempt: z.int().positive(),
  productId,
  quantity: z.int().positive(),
  /** Whether the pieces are taken from stock: repaired and made-to-order ones are not. */
  fromStock: z.boolean(),
  approvedAt: z.iso.datetime(),
})
export type AfterSaleReplacementApproved = z.infer<typeof afterSaleReplacementApproved>
