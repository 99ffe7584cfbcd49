import { randomInt } from 'node:crypto'
import { isRejection, type Rejection } from '@pinline/chassis/contract/error-codes'
import type { CommandContext } from '@pinline/chassis/event-store/commit'
import { handleCommand } from '@pinline/chassis/event-store/handle-command'
import type { Loaded } from '@pinline/chassis/remembered-states'
import type { OrderNumber } from '@pinline/events/ids'
import type { PlacedOrder } from '../domain/order/order.ts'
import { orderDecider } from '../domain/order/order-decider.ts'
import { orderNumberOf } from '../domain/order/order-number.ts'
import type { PlaceOrder } from '../domain/order/place-order.ts'
import type { OrderPlatform } from '../order-platform.ts'

const maxDraws = 8

/**
 * Commits the placing under a number drawn at random; a number that is taken is a version conflict, and another is
 * drawn. A request whose first run placed an order already gets that order, whatever number is drawn now.
 */
export const commitPlacing = async (
  platform: OrderPlatform,
  placing: Omit<PlaceOrder, 'kind' | 'orderNo' | 'remarkRef'>,
  remark: (orderNo: OrderNumber) => Promise<Pick<PlaceOrder, 'remarkRef'>>,
  context: CommandContext,
): Promise<Loaded<PlacedOrder> | Rejection> => {
  for (let draw = 0; draw < maxDraws; draw += 1) {
    const orderNo = orderNumberOf(placing.now, randomInt(1_000_000))
    const command: PlaceOrder = { kind: 'place-order', ...placing, orderNo, ...(await remark(orderNo)) }
    const result = await handleCommand(platform, orderDecider, { streamId: orderNo, command, context, isNew: true })
    if (!isRejection(result)) {
      if (result.state.status === 'new') throw new Error(`order ${result.streamId} was not placed`)
      return { state: result.state, version: result.version }
    }
    if (result.code !== 'version-conflict') return result
  }
  throw new Error(`no free order number in ${maxDraws} draws`)
}
