import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { PaymentAttemptStarted } from '@pinline/events/order/payment-attempt-started'
import type { AttemptId } from '@pinline/events/order/payment-ids'
import type { WalletKind } from '@pinline/events/order/wallet-kind'
import { type Attempt, latestAttemptOf, openAttemptOf } from './attempt.ts'
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

/** Bounds what one order can hold: many times the codes that a payer replaces. */
export const maxFreeAttempts = 200

/**
 * The latest attempt of an order that has had many, until its code expires: it is not replaced any more. So a script that
 * requests codes again and again adds one in the life of a code, and who pays has a code until the order's deadline.
 */
export const retainedAttemptOf = (order: Order, now: string): Attempt | undefined => {
  if (order.status !== 'pending' || order.attempts.length < maxFreeAttempts) return undefined
  const latest = latestAttemptOf(order)
  return latest !== undefined && now < latest.expiresAt ? latest : undefined
}

/** ISO times of one form sort as texts. */
const earlier = (deadline: string, requested: string): string => (requested >= deadline ? deadline : requested)

/**
 * The attempt before must have been closed at the wallet; where it was not, another request was faster. After many attempts
 * `too-many-requests` until the code of the latest has expired.
 */
export const startPaymentAttempt = (order: Order, command: StartPaymentAttempt): Decision<PaymentAttemptStarted> => {
  if (order.status === 'new') return rejection('order-not-found')
  if (order.status === 'cancelled') return rejection('payment-not-possible')
  if (order.status !== 'pending') return rejection('payment-already-made')
  if (order.stock === 'checking') return rejection('still-being-placed')
  const open = openAttemptOf(order)
  if (open?.attemptId === command.attemptId) return []
  if (command.now >= order.paymentDeadline) return rejection('payment-not-possible')
  if (open !== undefined) return rejection('version-conflict')
  if (retainedAttemptOf(order, command.now) !== undefined) return rejection('too-many-requests')
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
