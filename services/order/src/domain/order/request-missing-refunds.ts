import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { RefundRequested } from '@pinline/events/order/refund-requested'
import type { Capture, Order, PlacedOrder } from './order.ts'
import { refundRest } from './refund-rest.ts'

export interface RequestMissingRefunds {
  readonly type: 'request-missing-refunds'
  readonly now: string
}

/** Captures that pay for nothing: all of a cancelled order, and those beside the one that confirmed an order. */
const capturesToRefund = (order: PlacedOrder): readonly Capture[] => {
  switch (order.status) {
    case 'cancelled':
      return order.captures
    case 'confirmed':
    case 'stocking':
    case 'testing':
    case 'shipped':
    case 'completed':
      return order.captures.filter(({ captureId }) => captureId !== order.payingCaptureId)
    case 'pending':
      // A capture confirms a pending order or is refunded, in one commit: nothing can be said of another.
      return []
    default:
      return order satisfies never
  }
}

/** Requests the refunds that captured money needs and that were never requested. */
export const requestMissingRefunds = (order: Order, { now }: RequestMissingRefunds): Decision<RefundRequested> => {
  if (order.status === 'new') return rejection('order-not-found')
  const reason = order.status === 'cancelled' ? 'order-cancelled' : 'paid-twice'
  return refundRest(order, capturesToRefund(order), reason, now)
}
