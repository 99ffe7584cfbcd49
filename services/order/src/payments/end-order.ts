import type { CommandContext } from '@pinline/chassis/event-store/commit'
import { type Done, handleCommand, loadStream } from '@pinline/chassis/event-store/handle-command'
import { isRejection, type Rejection, rejection } from '@pinline/contracts/api/error-codes'
import type { OrderNumber } from '@pinline/events/ids'
import type { OrderEvent } from '@pinline/events/order/order-event'
import type { Order } from '../domain/order/order.ts'
import { type OrderCommand, orderDecider } from '../domain/order/order-decider.ts'
import { closeOpenAttempt } from './close-open-attempt.ts'
import type { PaymentDeps } from './payment-deps.ts'

const maxRounds = 4

/**
 * Ends an order: closes its open attempt at the wallet first, then decides on the order as it is afterwards (a capture
 * that was faster counts). If another attempt was opened in between, it starts again. With `expectedVersion`, a change
 * that the user has not seen is `version-conflict`, even a capture found while closing. While the payer is paying
 * nothing is decided: `payment-in-progress`.
 * @throws WalletUnreachable
 */
export const endOrder = async (
  payments: PaymentDeps,
  orderNo: OrderNumber,
  commandAt: (now: string) => OrderCommand,
  context: CommandContext,
  expectedVersion?: number,
): Promise<Done<Order, OrderEvent> | Rejection> => {
  const { platform } = payments
  const decideAt = () => commandAt(platform.clock.now().toISOString())
  for (let round = 0; round < maxRounds; round += 1) {
    const { state, version } = await loadStream(platform, orderDecider, orderNo)
    const predicted = orderDecider.decide(state, decideAt())
    if (isRejection(predicted) && predicted.code !== 'version-conflict') return predicted
    const isDone = !isRejection(predicted) && predicted.length === 0
    if (expectedVersion !== undefined && !isDone && version !== expectedVersion)
      return rejection('version-conflict', { data: { version } })
    const closing = isDone ? 'none' : await closeOpenAttempt(payments, state, 'order-cancelled', context)
    if (closing === 'busy') return rejection('payment-in-progress')
    if (closing === 'captured' && expectedVersion !== undefined) return rejection('version-conflict')
    const result = await handleCommand(platform, orderDecider, { streamId: orderNo, command: decideAt(), context })
    if (!isRejection(result) || result.code !== 'version-conflict') return result
    if (expectedVersion !== undefined) return result
  }
  return rejection('version-conflict')
}
