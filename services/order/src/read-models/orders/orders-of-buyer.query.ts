import type { Position } from '@pinline/contracts/api/position'
import type { OrderStatus } from '@pinline/contracts/order/order/order-status'
import type { BuyerId } from '@pinline/events/ids'
import { orderStreamType } from '@pinline/events/order/order-event'
import type { OrderDeps } from '../../order-deps.ts'
import { ordersProjection } from './orders.projection.ts'

const orderBatchSize = 500
const openStatuses: readonly OrderStatus[] = ['pending', 'confirmed', 'stocking', 'testing', 'shipped']

/** Number of a buyer's orders that are not finished, or have an open refund. */
export const countOpen = async (platform: OrderDeps, buyerId: BuyerId): Promise<number> =>
  await platform.view(ordersProjection).countDocuments({
    buyerId,
    $or: [{ status: { $in: [...openStatuses] } }, { hasOpenRefund: true }, { hasOpenAttempt: true }],
  })

const placings = { 'events.type': 'order-placed' } as const

/** Creates the index for a buyer's orders in the event store. */
export const prepareOrdersOfBuyers = async ({ store }: OrderDeps): Promise<void> => {
  await store.commits.createIndex({ 'events.data.buyerId': 1 }, { partialFilterExpression: placings })
}

/**
 * Whether the view has all committed events of a buyer's orders; waits for them, 2 s at most. False if a row is late or
 * parked: then `countOpen` may be too low.
 */
export const viewHoldsOrdersOf = async (platform: OrderDeps, buyerId: BuyerId): Promise<boolean> => {
  const late: Position[] = []
  let numbers: string[] = []
  const placed = platform.store.commits.find(
    { ...placings, 'events.data.buyerId': buyerId },
    { projection: { streamId: 1 } },
  )
  for await (const { streamId } of placed) {
    numbers.push(streamId)
    if (numbers.length < orderBatchSize) continue
    late.push(...(await latePositions(platform, numbers)))
    numbers = []
  }
  late.push(...(await latePositions(platform, numbers)))
  return await platform.waitFor([ordersProjection], late)
}

/** Positions of those orders that the view lacks. */
const latePositions = async (platform: OrderDeps, numbers: readonly string[]): Promise<Position[]> => {
  if (numbers.length === 0) return []
  const [ends, rows] = await Promise.all([
    platform.store.commits
      .aggregate<{ _id: string; version: number }>([
        { $match: { streamId: { $in: numbers } } },
        {
          $group: {
            _id: '$streamId',
            version: { $max: { $add: ['$version', { $subtract: [{ $size: '$events' }, 1] }] } },
          },
        },
      ])
      .toArray(),
    platform
      .view(ordersProjection)
      .find({ _id: { $in: [...numbers] } }, { projection: { _versions: 1 } })
      .toArray(),
  ])
  const viewVersions = new Map(rows.map(({ _id, _versions }) => [_id, _versions[_id] ?? 0]))
  return ends
    .filter(({ _id, version }) => (viewVersions.get(_id) ?? 0) < version)
    .map(({ _id, version }) => ({ service: 'order', streamType: orderStreamType, streamId: _id, version }))
}

/** Numbers of all orders of a buyer, listed or not, some hundreds at a time. */
export const numbersOfBuyer = async function* (
  platform: OrderDeps,
  buyerId: BuyerId,
): AsyncGenerator<readonly string[]> {
  let numbers: string[] = []
  for await (const { _id } of platform.view(ordersProjection).find({ buyerId }, { projection: { _id: 1 } })) {
    numbers.push(_id)
    if (numbers.length === orderBatchSize) {
      yield numbers
      numbers = []
    }
  }
  yield numbers
}

/** Numbers of a buyer's orders whose event holds the purchase order number as text, as in earlier releases. */
export const numbersWithPoText = async ({ store }: OrderDeps, buyerId: BuyerId): Promise<string[]> => {
  const placed = { ...placings, 'events.data.buyerId': buyerId, 'events.data.poNumber': { $exists: true } }
  const commits = await store.commits.find(placed, { projection: { streamId: 1 } }).toArray()
  return commits.map(({ streamId }) => streamId)
}
