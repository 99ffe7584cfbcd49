import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { Money } from '@pinline/events/money'
import type { OrderEvent } from '@pinline/events/order/order-event'
import type { AttemptId, CaptureId } from '@pinline/events/order/payment-ids'
import type { WholeRefundReason } from '@pinline/events/order/refund-reason'
import type { Order, PlacedOrder } from './order.ts'
import { stockLines } from './order-lines.ts'
import { refundCapture } from './refund-rest.ts'
import { mayMove } from './transitions.ts'

export interface CapturePayment {
  readonly type: 'capture-payment'
  readonly attemptId: AttemptId
  readonly captureId: CaptureId
  readonly amount: Money
  readonly capturedAt: string
  readonly now: string
}

/** Why a capture cannot confirm the order; null if it can. Time plays no part. */
const refundReasonFor = (order: PlacedOrder, amount: Money): WholeRefundReason | null => {
  if (order.status === 'cancelled') return 'paid-after-cancellation'
  if (!mayMove(order.status, 'confirmed')) return 'paid-twice'
  if (order.status === 'pending' && order.stock === 'checking') return 'stock-not-held'
  if (amount.minor !== order.payable.minor || amount.currency !== order.payable.currency) return 'wrong-amount'
  return null
}

/** A capture is always recorded: it confirms a pending order, or is refunded. */
export const capturePayment = (order: Order, command: CapturePayment): Decision<OrderEvent> => {
  if (order.status === 'new') return rejection('order-not-found')
  if (order.captures.some((capture) => capture.captureId === command.captureId)) return []
  const { attemptId, captureId, amount, capturedAt, now } = command
  const captured: OrderEvent = { type: 'payment-captured', data: { attemptId, captureId, amount, capturedAt } }
  const reason = refundReasonFor(order, amount)
  if (reason !== null) return [captured, refundCapture({ captureId, amount }, reason, now)]
  return [captured, { type: 'order-confirmed', data: { captureId, lines: stockLines(order.lines), confirmedAt: now } }]
}
