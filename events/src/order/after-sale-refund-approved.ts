import { z } from 'zod'
import { event } from '../event.ts'
import { orderNumber, productId } from '../ids.ts'
import { money } from '../money.ts'

/** Staff decided how much is paid back; the order requests it from the wallet. */
export const afterSaleRefundApproved = event('after-sale-refund-approved', {
  orderNo: orderNumber,
  /** Numbers the attempts: one that the order refused is followed by another. */
  attempt: z.int().positive(),
  /** In the order's currency. */
  amount: money,
  /** The pieces that it is for. */
  productId,
  quantity: z.int().positive(),
  approvedAt: z.iso.datetime(),
})
export type AfterSaleRefundApproved = z.infer<typeof afterSaleRefundApproved>
