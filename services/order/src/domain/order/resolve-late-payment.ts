import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { VaultReference } from '@pinline/events/ids'
import type { LatePaymentSettled } from '@pinline/events/order/late-payment-settled'
import type { CaptureId } from '@pinline/events/order/payment-ids'
import type { Order } from './order.ts'

export interface ResolveLatePayment {
  readonly type: 'resolve-late-payment'
  readonly captureId: CaptureId
  readonly noteRef?: VaultReference
  readonly now: string
}

/** Staff have contacted the buyer about a payment after the cancellation. Independent of its refund. */
export const resolveLatePayment = (order: Order, command: ResolveLatePayment): Decision<LatePaymentSettled> => {
  if (order.status === 'new') return rejection('order-not-found')
  const late = order.latePayments.find((payment) => payment.captureId === command.captureId)
  if (late === undefined) return rejection('not-found')
  if (late.settled) return []
  const { captureId, noteRef, now } = command
  return [
    {
      type: 'late-payment-settled',
      data: { captureId, ...(noteRef === undefined ? {} : { noteRef }), settledAt: now },
    },
  ]
}
