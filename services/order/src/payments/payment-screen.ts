import type { OrderStatus } from '@pinline/contracts/order/order/order-status'
import type { Attempt } from '../domain/order/attempt.ts'

export type PaymentScreen = 'generating' | 'waiting' | 'success' | 'failed' | 'timed-out'

const ofPending = (attempt: Attempt | undefined, now: string): PaymentScreen => {
  if (attempt === undefined) return 'generating'
  switch (attempt.status) {
    case 'open':
      return now < attempt.expiresAt ? 'waiting' : 'timed-out'
    case 'captured':
      return 'failed'
    case 'closed':
      return attempt.reason === 'timed-out' ? 'timed-out' : attempt.reason === 'replaced' ? 'generating' : 'failed'
    default:
      return attempt.status satisfies never
  }
}

/** Status on the scan-to-pay page. A capture that left the order pending had a wrong amount: it failed. */
export const paymentScreenOf = (orderStatus: OrderStatus, latest: Attempt | undefined, now: string): PaymentScreen => {
  if (orderStatus === 'cancelled') return 'failed'
  return orderStatus === 'pending' ? ofPending(latest, now) : 'success'
}
