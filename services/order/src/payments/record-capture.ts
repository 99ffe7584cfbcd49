import type { CommandContext } from '@pinline/chassis/event-store/commit'
import { type Done, handleCommand } from '@pinline/chassis/event-store/handle-command'
import { isRejection, type Rejection } from '@pinline/contracts/api/error-codes'
import type { OrderNumber } from '@pinline/events/ids'
import type { OrderEvent } from '@pinline/events/order/order-event'
import type { AttemptId } from '@pinline/events/order/payment-ids'
import type { Order } from '../domain/order/order.ts'
import { orderDecider } from '../domain/order/order-decider.ts'
import type { WalletCapture } from '../wallet/wallet.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { withoutRequest } from './without-request.ts'

/** Records a capture. A repetition does nothing. */
export const recordCapture = async (
  { platform, changes }: PaymentDeps,
  orderNo: OrderNumber,
  attemptId: AttemptId,
  { captureId, amount, capturedAt }: WalletCapture,
  context: CommandContext,
): Promise<Done<Order, OrderEvent> | Rejection> => {
  const now = platform.clock.now().toISOString()
  const result = await handleCommand(platform, orderDecider, {
    streamId: orderNo,
    command: { type: 'capture-payment', attemptId, captureId, amount, capturedAt, now },
    context: withoutRequest(context),
  })
  if (isRejection(result))
    platform.log.error({ orderNo, attemptId, captureId, code: result.code }, 'captured money without an order')
  else if (result.events.length > 0 && result.state.status !== 'new') changes.notify(result.state.buyerId, orderNo)
  return result
}
