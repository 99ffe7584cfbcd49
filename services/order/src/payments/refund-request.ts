import type { OrderEvent } from '@pinline/events/order/order-event'
import { type RefundKey, refundKey } from '@pinline/events/order/payment-ids'
import type { OrderDeps } from '../order-deps.ts'

const keyLength = 24

/** A key that no other request has. */
export const newRefundKey = (platform: OrderDeps): RefundKey =>
  refundKey.parse(platform.newId('refund').slice(-keyLength))

/** The end of an earlier refund leaves as much of the payment as before, so it is no conflict for the next. */
export const changesWhatIsLeft = ({ type }: OrderEvent): boolean =>
  type !== 'refund-completed' && type !== 'refund-failed'
