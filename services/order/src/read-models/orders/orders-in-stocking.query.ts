import type { OrderNumber } from '@pinline/events/ids'
import type { OrderDeps } from '../../order-deps.ts'
import { listIndexes } from './order-lists.ts'
import { ordersProjection } from './orders.projection.ts'

/** Numbers of the oldest orders that are being prepared, at most `limit`. */
export const orderNumbersInStocking = async (platform: OrderDeps, limit: number): Promise<OrderNumber[]> => {
  const found = await platform
    .view(ordersProjection)
    .find({ listed: true, status: 'stocking' }, { hint: { ...listIndexes.byStatus }, projection: { orderNo: 1 } })
    .sort({ placedAt: 1, _id: 1 })
    .limit(limit)
    .toArray()
  return found.map(({ orderNo }) => orderNo)
}
