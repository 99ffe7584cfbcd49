import type { CommandContext } from '@pinline/chassis/event-store/commit'
import { loadStream } from '@pinline/chassis/event-store/handle-command'
import type { OrderNumber } from '@pinline/events/ids'
import { openAttemptOf } from '../domain/order/attempt.ts'
import { orderDecider } from '../domain/order/order-decider.ts'
import { closeOpenAttempt, recordClosed } from './close-open-attempt.ts'
import type { Payments } from './payments.ts'
import { recordCapture } from './record-capture.ts'

/**
 * Asks the wallet how the order's open attempt stands and records it: finds a payment whose callback was lost, and
 * closes an attempt whose time is over or whose order needs it no more.
 * @throws WalletUnreachable
 */
export const settleAttempt = async (
  payments: Payments,
  orderNo: OrderNumber,
  context: CommandContext,
): Promise<void> => {
  const { platform, wallet } = payments
  const { state } = await loadStream(platform, orderDecider, orderNo)
  const open = state.status === 'new' ? undefined : openAttemptOf(state)
  if (open === undefined) return
  const { attemptId, expiresAt } = open
  const standing = await wallet.queryAttempt(attemptId)
  switch (standing.kind) {
    case 'captured':
      await recordCapture(payments, orderNo, attemptId, standing.capture, context)
      return
    case 'declined':
      return await recordClosed(payments, orderNo, attemptId, 'declined', context)
    case 'closed':
      return await recordClosed(payments, orderNo, attemptId, 'timed-out', context)
    case 'busy':
      return
    case 'open':
    case 'unknown':
      if (state.status !== 'pending' || platform.clock.now().toISOString() >= expiresAt)
        await closeOpenAttempt(payments, orderNo, 'timed-out', context)
      return
    default: {
      const missing: never = standing
      return missing
    }
  }
}
