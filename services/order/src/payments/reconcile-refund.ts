import type { CommandContext } from '@pinline/chassis/event-store/commit'
import { handleCommand, loadStream } from '@pinline/chassis/event-store/handle-command'
import { isRejection } from '@pinline/contracts/api/error-codes'
import type { OrderNumber } from '@pinline/events/ids'
import type { RefundId } from '@pinline/events/order/payment-ids'
import type { PlacedOrder } from '../domain/order/order.ts'
import { orderDecider } from '../domain/order/order-decider.ts'
import { type Refund, refundOf } from '../domain/order/refund.ts'
import type { RefundStatus } from '../wallet/wallet.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { delayRefundCheck, findRefundCheck, postponeRefundCheck, scheduleRefundCheck } from './refund-checks.ts'
import { claimRefundTurn } from './refund-turns.ts'
import { deleteStatusCheck } from './status-checks.ts'
import { requireWalletOf } from './wallet-unreachable.ts'
import { withoutRequest } from './without-request.ts'

const requestAtWallet = async ({ wallet }: PaymentDeps, order: PlacedOrder, refund: Refund): Promise<RefundStatus> => {
  const { refundId, captureId, amount, reason } = refund
  const capture = order.captures.find((item) => item.captureId === captureId)
  if (capture === undefined) throw new Error(`refund ${refundId} of order ${order.orderNo} has no capture`)
  const attempt = order.attempts.find((item) => item.attemptId === capture.attemptId)
  if (attempt !== undefined) requireWalletOf(wallet, attempt)
  return await wallet.requestRefund({
    refundId,
    captureId,
    attemptId: capture.attemptId,
    orderNo: order.orderNo,
    amount,
    captured: capture.amount,
    reason,
  })
}

/** Requests the refund from the wallet, or its status if it was requested before. Undefined: it waits for its turn. */
const refundStatusOf = async (
  payments: PaymentDeps,
  order: PlacedOrder,
  refund: Refund,
): Promise<RefundStatus | undefined> => {
  const check = await findRefundCheck(payments, refund)
  if (check === undefined) await scheduleRefundCheck(payments, order.orderNo, refund)
  const known = check === undefined ? undefined : await payments.wallet.queryRefund(refund.refundId)
  if (known !== undefined && known.kind !== 'unknown') return known
  const turn = await claimRefundTurn(payments, refund.captureId)
  if (turn === undefined) return await requestAtWallet(payments, order, refund)
  await delayRefundCheck(payments, refund, turn)
  return undefined
}

/** Records a final refund status at the wallet. A repetition does nothing. */
export const recordRefundStatus = async (
  payments: PaymentDeps,
  orderNo: OrderNumber,
  refundId: RefundId,
  walletStatus: Exclude<RefundStatus, { kind: 'processing' }>,
  context: CommandContext,
): Promise<void> => {
  const { platform } = payments
  const now = platform.clock.now().toISOString()
  const result = await handleCommand(platform, orderDecider, {
    streamId: orderNo,
    command:
      walletStatus.kind === 'completed'
        ? { type: 'complete-refund', refundId, now }
        : { type: 'fail-refund', refundId, code: walletStatus.code, now },
    context: withoutRequest(context),
  })
  if (isRejection(result)) throw new Error(`refund ${refundId} could not be recorded: ${result.code}`)
  if (walletStatus.kind === 'failed')
    platform.log.error({ orderNo, refundId, code: walletStatus.code }, 'the wallet gave no money back')
  await deleteStatusCheck(payments, refundId)
}

/**
 * Requests the refund from the wallet and records the result; while it is in progress, its status is checked with
 * growing pauses. The refund's number makes a repetition harmless on both sides.
 * @throws WalletUnreachable
 */
export const reconcileRefund = async (
  payments: PaymentDeps,
  orderNo: OrderNumber,
  refundId: RefundId,
  context: CommandContext,
): Promise<void> => {
  const { state } = await loadStream(payments.platform, orderDecider, orderNo)
  const refund = state.status === 'new' ? undefined : refundOf(state.refunds, refundId)
  if (state.status === 'new' || refund === undefined) throw new Error(`order ${orderNo} has no refund ${refundId}`)
  if (refund.state !== 'requested') return await deleteStatusCheck(payments, refundId)
  const walletStatus = await refundStatusOf(payments, state, refund)
  if (walletStatus === undefined) return
  if (walletStatus.kind === 'processing') return await postponeRefundCheck(payments, refund)
  await recordRefundStatus(payments, orderNo, refundId, walletStatus, context)
}
