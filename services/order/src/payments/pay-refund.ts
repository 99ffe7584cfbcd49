import { isRejection } from '@pinline/chassis/contract/error-codes'
import type { CommandContext } from '@pinline/chassis/event-store/commit'
import { handleCommand, loadStream } from '@pinline/chassis/event-store/handle-command'
import type { OrderNumber } from '@pinline/events/ids'
import type { RefundId } from '@pinline/events/order/payment-ids'
import { orderDecider } from '../domain/order/order-decider.ts'
import { withoutRequest } from './internal-cause.ts'
import type { Payments } from './payments.ts'

/** Has the wallet give the money back and records it. The refund's number makes a repetition harmless on both sides. */
export const payRefund = async (
  { platform, wallet }: Payments,
  orderNo: OrderNumber,
  refundId: RefundId,
  context: CommandContext,
): Promise<void> => {
  const { state } = await loadStream(platform, orderDecider, orderNo)
  const refund = state.status === 'new' ? undefined : state.refunds.find((one) => one.refundId === refundId)
  if (refund === undefined) throw new Error(`order ${orderNo} has no refund ${refundId}`)
  if (refund.completed) return
  await wallet.refund({ refundId, captureId: refund.captureId, orderNo, amount: refund.amount })
  const result = await handleCommand(platform, orderDecider, {
    streamId: orderNo,
    command: { kind: 'complete-refund', refundId, now: platform.clock.now().toISOString() },
    context: withoutRequest(context),
  })
  if (isRejection(result)) throw new Error(`refund ${refundId} could not be recorded: ${result.code}`)
}
