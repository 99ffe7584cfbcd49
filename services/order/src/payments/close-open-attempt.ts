import type { CommandContext } from '@pinline/chassis/event-store/commit'
import { handleCommand, loadStream } from '@pinline/chassis/event-store/handle-command'
import type { OrderNumber } from '@pinline/events/ids'
import type { CloseReason } from '@pinline/events/order/payment-attempt-closed'
import type { AttemptId } from '@pinline/events/order/payment-ids'
import { type Attempt, openAttemptOf } from '../domain/order/attempt.ts'
import { orderDecider } from '../domain/order/order-decider.ts'
import { withoutRequest } from './internal-cause.ts'
import type { Payments } from './payments.ts'
import { recordCapture } from './record-capture.ts'
import { requireWalletOf } from './wallet-away.ts'

/** Records that the wallet takes no more money for an attempt. */
export const recordClosed = async (
  { platform }: Payments,
  orderNo: OrderNumber,
  attemptId: AttemptId,
  reason: CloseReason,
  context: CommandContext,
): Promise<void> => {
  await handleCommand(platform, orderDecider, {
    streamId: orderNo,
    command: { kind: 'close-payment-attempt', attemptId, reason, now: platform.clock.now().toISOString() },
    context: withoutRequest(context),
  })
}

/**
 * Closes an attempt at the wallet and records the wallet's answer: closed, or the capture that was faster. `busy`: the
 * payer is at it, and nothing may be decided before that ends.
 * @throws WalletUnreachable
 */
export const closeAttempt = async (
  payments: Payments,
  orderNo: OrderNumber,
  attempt: Attempt,
  reason: CloseReason,
  context: CommandContext,
): Promise<'closed' | 'captured' | 'busy'> => {
  const { attemptId } = attempt
  requireWalletOf(payments.wallet, attempt)
  const standing = await payments.wallet.closeAttempt(attemptId)
  switch (standing.kind) {
    case 'busy':
      return 'busy'
    case 'captured':
      await recordCapture(payments, orderNo, attemptId, standing.capture, context)
      return 'captured'
    case 'declined':
    case 'closed':
      await recordClosed(payments, orderNo, attemptId, standing.kind === 'declined' ? 'declined' : reason, context)
      return 'closed'
    default: {
      const missing: never = standing
      return missing
    }
  }
}

/**
 * Closes the order's open attempt, where there is one. Whatever follows decides on the order as it is then.
 * @throws WalletUnreachable
 */
export const closeOpenAttempt = async (
  payments: Payments,
  orderNo: OrderNumber,
  reason: CloseReason,
  context: CommandContext,
): Promise<'none' | 'closed' | 'captured' | 'busy'> => {
  const { state } = await loadStream(payments.platform, orderDecider, orderNo)
  const open = state.status === 'new' ? undefined : openAttemptOf(state)
  return open === undefined ? 'none' : await closeAttempt(payments, orderNo, open, reason, context)
}
