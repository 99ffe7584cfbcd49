import type { CommandContext } from '@pinline/chassis/event-store/commit'
import { loadStream } from '@pinline/chassis/event-store/handle-command'
import type { OrderNumber } from '@pinline/events/ids'
import type { AttemptId } from '@pinline/events/order/payment-ids'
import type { Attempt } from '../domain/order/attempt.ts'
import type { PlacedOrder } from '../domain/order/order.ts'
import { orderDecider } from '../domain/order/order-decider.ts'
import { endAttemptChecks, scheduleAttemptCheck, unfinishedAttempt } from './attempt-checks.ts'
import { closeAttempt, recordClosed } from './close-open-attempt.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { recordCapture } from './record-capture.ts'
import { requireWalletOf } from './wallet-unreachable.ts'

/** Records an attempt's status at the wallet; returns whether it is final. */
const checkAttempt = async (
  payments: PaymentDeps,
  order: PlacedOrder,
  attempt: Attempt,
  context: CommandContext,
): Promise<boolean> => {
  const { platform, wallet } = payments
  const { orderNo } = order
  const { attemptId, expiresAt, status } = attempt
  requireWalletOf(wallet, attempt)
  const walletStatus = await wallet.queryAttempt(attemptId)
  switch (walletStatus.kind) {
    case 'captured':
      await recordCapture(payments, orderNo, attemptId, walletStatus.capture, context)
      return true
    case 'declined':
    case 'closed':
      await recordClosed(
        payments,
        orderNo,
        attemptId,
        walletStatus.kind === 'declined' ? 'declined' : 'timed-out',
        context,
      )
      return true
    case 'busy':
      return false
    case 'open':
    case 'unknown': {
      const needed = status === 'open' && order.status === 'pending' && platform.clock.now().toISOString() < expiresAt
      return !needed && (await closeAttempt(payments, orderNo, attempt, 'timed-out', context)) !== 'busy'
    }
    default:
      return walletStatus satisfies never
  }
}

/**
 * Queries the wallet for an attempt's status and records it: finds a payment whose webhook was lost, and closes an
 * attempt that has expired or that its order no longer needs, even if the order has closed it already.
 * @throws WalletUnreachable
 */
export const reconcileAttempt = async (
  payments: PaymentDeps,
  orderNo: OrderNumber,
  attemptId: AttemptId,
  context: CommandContext,
): Promise<void> => {
  const { state } = await loadStream(payments.platform, orderDecider, orderNo)
  const attempt = unfinishedAttempt(state, attemptId)
  if (state.status === 'new' || attempt === undefined) return await endAttemptChecks(payments, [attemptId])
  // Rescheduled first, so that an unreachable wallet does not block the attempts after this one.
  await scheduleAttemptCheck(payments, orderNo, attempt)
  if (await checkAttempt(payments, state, attempt, context)) await endAttemptChecks(payments, [attemptId])
}
