import type { CommandContext } from '@pinline/chassis/event-store/commit'
import { handleCommand, loadStream } from '@pinline/chassis/event-store/handle-command'
import { isRejection } from '@pinline/contracts/api/error-codes'
import type { OrderNumber } from '@pinline/events/ids'
import type { RefundId } from '@pinline/events/order/payment-ids'
import type { PlacedOrder } from '../domain/order/order.ts'
import { orderDecider } from '../domain/order/order-decider.ts'
import { type Refund, refundOf } from '../domain/order/refund.ts'
import type { RefundStanding } from '../wallet/wallet.ts'
import { askedRefund, noteAsking, notePause } from './asked-refunds.ts'
import { forgetQuestion } from './due-questions.ts'
import { withoutRequest } from './internal-cause.ts'
import type { Payments } from './payments.ts'
import { requireWalletOf } from './wallet-away.ts'

const ask = async ({ wallet }: Payments, order: PlacedOrder, refund: Refund): Promise<RefundStanding> => {
  const { refundId, captureId, amount, reason } = refund
  const capture = order.captures.find((one) => one.captureId === captureId)
  if (capture === undefined) throw new Error(`refund ${refundId} of order ${order.orderNo} has no capture`)
  const attempt = order.attempts.find((one) => one.attemptId === capture.attemptId)
  if (attempt !== undefined) requireWalletOf(wallet, attempt)
  return await wallet.askRefund({
    refundId,
    captureId,
    attemptId: capture.attemptId,
    orderNo: order.orderNo,
    amount,
    captured: capture.amount,
    reason,
  })
}

/** Asks the wallet for the refund, or how it stands where it was asked for it before. */
const standingOf = async (payments: Payments, order: PlacedOrder, refund: Refund): Promise<RefundStanding> => {
  const asked = await askedRefund(payments, refund)
  if (asked === undefined) await noteAsking(payments, order.orderNo, refund)
  const known = asked === undefined ? undefined : await payments.wallet.queryRefund(refund.refundId)
  return known === undefined || known.kind === 'unknown' ? await ask(payments, order, refund) : known
}

/** Records how a refund stands at the wallet, where that is its end. Repetitions are quiet. */
export const recordRefundStanding = async (
  payments: Payments,
  orderNo: OrderNumber,
  refundId: RefundId,
  standing: Exclude<RefundStanding, { kind: 'processing' }>,
  context: CommandContext,
): Promise<void> => {
  const { platform } = payments
  const now = platform.clock.now().toISOString()
  const result = await handleCommand(platform, orderDecider, {
    streamId: orderNo,
    command:
      standing.kind === 'completed'
        ? { kind: 'complete-refund', refundId, now }
        : { kind: 'fail-refund', refundId, code: standing.code, now },
    context: withoutRequest(context),
  })
  if (isRejection(result)) throw new Error(`refund ${refundId} could not be recorded: ${result.code}`)
  if (standing.kind === 'failed')
    platform.log.error({ orderNo, refundId, code: standing.code }, 'the wallet gave no money back')
  await forgetQuestion(payments, 'asked-refunds', refundId)
}

/**
 * Has the wallet give the money back and records what came of it; while it is under way, it is asked again after growing
 * pauses. The refund's number makes a repetition harmless on both sides.
 * @throws WalletUnreachable
 */
export const settleRefund = async (
  payments: Payments,
  orderNo: OrderNumber,
  refundId: RefundId,
  context: CommandContext,
): Promise<void> => {
  const { state } = await loadStream(payments.platform, orderDecider, orderNo)
  const refund = state.status === 'new' ? undefined : refundOf(state.refunds, refundId)
  if (state.status === 'new' || refund === undefined) throw new Error(`order ${orderNo} has no refund ${refundId}`)
  if (refund.state !== 'requested') return await forgetQuestion(payments, 'asked-refunds', refundId)
  const standing = await standingOf(payments, state, refund)
  if (standing.kind === 'processing') return await notePause(payments, refund)
  await recordRefundStanding(payments, orderNo, refundId, standing, context)
}
