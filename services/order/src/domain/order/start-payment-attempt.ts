import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { PaymentAttemptStarted } from '@pinline/events/order/payment-attempt-started'
import type { AttemptId } from '@pinline/events/order/payment-ids'
import type { WalletKind } from '@pinline/events/order/wallet-kind'
import { openAttemptOf } from './attempt.ts'
import type { Order } from './order.ts'

export interface StartPaymentAttempt {
  readonly type: 'start-payment-attempt'
  readonly attemptId: AttemptId
  /** The wallet that it is made at. */
  readonly wallet?: WalletKind
  readonly now: string
  /** Expiry of the code; never after the order's deadline. */
  readonly expiresAt: string
}

/** ISO times of one form sort as texts. */
const earlier = (deadline: string, requested: string): string => (requested >= deadline ? deadline : requested)

/** The attempt before must have been closed at the wallet; where it was not, another request was faster. */
export const startPaymentAttempt = (order: Order, command: StartPaymentAttempt): Decision<PaymentAttemptStarted> => {
  if (order.status === 'new') return rejection('order-not-found')
  if (order.status === 'cancelled') return rejection('payment-not-possible')
  if (order.status !== 'pending') return rejection('payment-already-made')
  if (order.stock === 'checking') return rejection('still-being-placed')
  const open = openAttemptOf(order)
  if (open?.attemptId === command.attemptId) return []
  if (command.now >= order.paymentDeadline) return rejection('payment-not-possible')
  if (open !== undefined) return rejection('version-conflict')
  return [
    {
      type: 'payment-attempt-started',
      data: {
        attemptId: command.attemptId,
        amount: order.payable,
        ...(command.wallet === undefined ? {} : { wallet: command.wallet }),
        startedAt: command.now,
        expiresAt: earlier(order.paymentDeadline, command.expiresAt),
      },
    },
  ]
}
