import type { CommandContext } from '@pinline/chassis/event-store/commit'
import { handleCommand, loadStream } from '@pinline/chassis/event-store/handle-command'
import type { OrderNumber } from '@pinline/events/ids'
import type { CloseReason } from '@pinline/events/order/payment-attempt-closed'
import type { AttemptId } from '@pinline/events/order/payment-ids'
import { type Attempt, openAttemptOf } from '../domain/order/attempt.ts'
import { orderDecider } from '../domain/order/order-decider.ts'
import { withoutRequest } from './internal-cause.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { recordCapture } from './record-capture.ts'
import { requireWalletOf } from './wallet-unreachable.ts'

/** Records that the wallet accepts no more money for an attempt. */
export const recordClosed = async (
  { platform }: PaymentDeps,
  orderNo: OrderNumber,
  attemptId: AttemptId,
  reason: CloseReason,
  context: CommandContext,
): Promise<void> => {
  await handleCommand(platform, orderDecider, {
    streamId: orderNo,
    command: { type: 'close-payment-attempt', attemptId, reason, now: platform.clock.now().toISOString() },
    context: withoutRequest(context),
  })
}

/**
 * Closes an attempt at the wallet and records the wallet's response: closed, or the capture that was faster. `busy`:
 * the payer is paying right now, and nothing may be decided until then.
 * @throws WalletUnreachable
 */
export const closeAttempt = async (
  payments: PaymentDeps,
  orderNo: OrderNumber,
  attempt: Attempt,
  reason: CloseReason,
  context: CommandContext,
): Promise<'closed' | 'captured' | 'busy'> => {
  const { attemptId } = attempt
  requireWalletOf(payments.wallet, attempt)
  const walletStatus = await payments.wallet.closeAttempt(attemptId)
  switch (walletStatus.kind) {
    case 'busy':
      return 'busy'
    case 'captured':
      await recordCapture(payments, orderNo, attemptId, walletStatus.capture, context)
      return 'captured'
    case 'declined':
    case 'closed':
      await recordClosed(payments, orderNo, attemptId, walletStatus.kind === 'declined' ? 'declined' : reason, context)
      return 'closed'
    default: {
      const missing: never = walletStatus
      return missing
    }
  }
}

/**
 * Closes the order's open attempt, if there is one. The caller then decides on the order as it is afterwards.
 * @throws WalletUnreachable
 */
export const closeOpenAttempt = async (
  payments: PaymentDeps,
  orderNo: OrderNumber,
  reason: CloseReason,
  context: CommandContext,
): Promise<'none' | 'closed' | 'captured' | 'busy'> => {
  const { state } = await loadStream(payments.platform, orderDecider, orderNo)
  const open = state.status === 'new' ? undefined : openAttemptOf(state)
  return open === undefined ? 'none' : await closeAttempt(payments, orderNo, open, reason, context)
}
