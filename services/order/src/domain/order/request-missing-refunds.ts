import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { RefundRequested } from '@pinline/events/order/refund-requested'
import type { Capture, Order, PlacedOrder } from './order.ts'
import { requestRefund } from './request-refund.ts'

export interface RequestMissingRefunds {
  readonly type: 'request-missing-refunds'
  readonly now: string
}

const isRefunded = (order: PlacedOrder, { captureId }: Capture): boolean =>
  order.refunds.some((refund) => refund.captureId === captureId)

/** Captures of a cancelled order without a refund, and those beside the one that pays for a confirmed order. */
const notRefunded = (order: PlacedOrder): readonly Capture[] => {
  const open = order.captures.filter((capture) => !isRefunded(order, capture))
  switch (order.status) {
    case 'cancelled':
      return open
    case 'confirmed':
    case 'stocking':
    case 'testing':
    case 'shipped':
    case 'completed':
      return open.slice(1)
    case 'pending':
      // A capture confirms a pending order or is refunded, in one commit: nothing can be said of another.
      return []
    default: {
      const missing: never = order
      return missing
    }
  }
}

/** Requests the refunds that captured money needs and that were never requested. */
export const requestMissingRefunds = (order: Order, { now }: RequestMissingRefunds): Decision<RefundRequested> => {
  if (order.status === 'new') return rejection('order-not-found')
  const reason = order.status === 'cancelled' ? 'order-cancelled' : 'paid-twice'
  return notRefunded(order).map((capture) => requestRefund(capture, reason, now))
}
