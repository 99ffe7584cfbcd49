import type { RowMetadata } from '@pinline/chassis/read-models/projection'
import type { OrderStatus, OrderTab } from '@pinline/contracts/order/order/order-status'
import { statusesOfTab } from '@pinline/contracts/order/order/order-status'
import type { BuyerId } from '@pinline/events/ids'
import type { OrderDeps } from '../../order-deps.ts'
import { beginningOf, listIndexes } from './order-lists.ts'
import type { OrderViewRow } from './orders.model.ts'
import { ordersProjection } from './orders.projection.ts'
import type { VersionedOrder } from './to-order-row.ts'

const view = (platform: OrderDeps) => platform.view(ordersProjection)

/** A row of the view. */
export type StoredOrder = OrderViewRow & RowMetadata & { readonly _id: string }

export const versioned = ({ _id, _versions, _v, _deleted, ...row }: StoredOrder): VersionedOrder => ({
  ...row,
  version: _versions[_id] ?? 0,
})

/** One order by a typed number, listed or not. With `buyerId`, only that buyer's. */
export const findOrder = async (
  platform: OrderDeps,
  typed: string,
  buyerId?: BuyerId,
): Promise<VersionedOrder | undefined> => {
  const orderNo = beginningOf(typed)
  if (orderNo === undefined) return undefined
  const row = await view(platform).findOne({ _id: orderNo, ...(buyerId === undefined ? {} : { buyerId }) })
  return row === null ? undefined : versioned(row)
}

const paidStatuses: readonly OrderStatus[] = ['confirmed', 'stocking', 'testing', 'shipped', 'completed']

/**
 * Whether the buyer has paid an order that was not cancelled. A payment of a moment ago may not be in the view: then the
 * buyer counts as new once more.
 */
export const hasPaidOrder = async (platform: OrderDeps, buyerId: BuyerId): Promise<boolean> => {
  const filter = { buyerId, listed: true, status: { $in: [...paidStatuses] } }
  const options = { projection: { _id: 1 }, hint: { ...listIndexes.ofBuyerByStatus } }
  return (await view(platform).findOne(filter, options)) !== null
}

/** Exact numbers of a buyer's orders per tab. */
export const countByTab = async (platform: OrderDeps, buyerId: BuyerId): Promise<Record<OrderTab, number>> => {
  const counted = await view(platform)
    .aggregate<{ _id: OrderStatus; orders: number }>(
      [{ $match: { buyerId, listed: true } }, { $group: { _id: '$status', orders: { $sum: 1 } } }],
      { hint: { ...listIndexes.ofBuyerByStatus } },
    )
    .toArray()
  const ordersIn = (tab: OrderTab): number => {
    const statuses: readonly OrderStatus[] = statusesOfTab[tab]
    return counted.filter(({ _id }) => statuses.includes(_id)).reduce((sum, { orders }) => sum + orders, 0)
  }
  return {
    all: ordersIn('all'),
    unpaid: ordersIn('unpaid'),
    unshipped: ordersIn('unshipped'),
    shipped: ordersIn('shipped'),
    completed: ordersIn('completed'),
  }
}
