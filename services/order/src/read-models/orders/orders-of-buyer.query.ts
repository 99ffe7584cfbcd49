import type { BuyerId } from '@pinline/events/ids'
import type { OrderStatus } from '../../contract/order-status.ts'
import type { OrderPlatform } from '../../order-platform.ts'
import { ordersProjection } from './orders.projection.ts'

const underWay: readonly OrderStatus[] = ['pending', 'confirmed', 'stocking', 'testing', 'shipped']

/** How many orders of a buyer are not at their end, or still owe money. */
export const countOpen = async (platform: OrderPlatform, buyerId: BuyerId): Promise<number> =>
  await platform.view(ordersProjection).countDocuments({
    buyerId,
    $or: [{ status: { $in: [...underWay] } }, { hasOpenRefund: true }, { hasOpenAttempt: true }],
  })

/** Numbers of all orders of a buyer, listed or not, some hundreds at a time. */
export const numbersOfBuyer = async function* (
  platform: OrderPlatform,
  buyerId: BuyerId,
): AsyncGenerator<readonly string[]> {
  let numbers: string[] = []
  for await (const { _id } of platform.view(ordersProjection).find({ buyerId }, { projection: { _id: 1 } })) {
    numbers.push(_id)
    if (numbers.length === 500) {
      yield numbers
      numbers = []
    }
  }
  yield numbers
}
