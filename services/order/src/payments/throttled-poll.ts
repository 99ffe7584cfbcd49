import type { CommandContext } from '@pinline/chassis/event-store/commit'
import type { AttemptId } from '@pinline/events/order/payment-ids'
import { LRUCache } from 'lru-cache'
import type { Attempt } from '../domain/order/attempt.ts'
import type { PlacedOrder } from '../domain/order/order.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { reconcileAttempt } from './reconcile-attempt.ts'
import { orWalletUnreachable } from './wallet-unreachable.ts'

/** Age from which the wallet is queried while a payment page is open: its webhook may be lost. */
const minAgeMs = 4000
/** Minimum interval per attempt and instance, however many pages are open. */
const minIntervalMs = 5000
const maxEntries = 10_000
/** Longest wait of a page for a slow wallet. */
const patienceMs = 2000

/**
 * Queries the wallet about an attempt whose payment page is open. Prevents the failure "three tabs that poll every two
 * seconds send the wallet three queries every two seconds".
 */
export const throttledPoll = (payments: PaymentDeps) => {
  const polledLately = new LRUCache<AttemptId, true>({ max: maxEntries, ttl: minIntervalMs })
  return async (order: PlacedOrder, attempt: Attempt, context: CommandContext): Promise<boolean> => {
    const age = payments.platform.clock.now().getTime() - new Date(attempt.startedAt).getTime()
    if (attempt.status !== 'open' || age <= minAgeMs || polledLately.has(attempt.attemptId)) return false
    polledLately.set(attempt.attemptId, true)
    const polled = orWalletUnreachable(() =>
      reconcileAttempt(payments, order.orderNo, attempt.attemptId, context),
    ).catch((error: unknown) =>
      payments.platform.log.warn({ orderNo: order.orderNo, err: error }, 'attempt not resolved'),
    )
    await Promise.race([polled, new Promise((resolve) => setTimeout(resolve, patienceMs).unref())])
    return true
  }
}
