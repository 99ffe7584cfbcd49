import type { RowPlumbing } from '@pinline/chassis/read-models/projection'
import type { BuyerId } from '@pinline/events/ids'
import type { OrderStatus, OrderTab } from '../../contract/order-status.ts'
import { statusesOfTab } from '../../contract/order-status.ts'
import type { OrderPlatform } from '../../order-platform.ts'
import type { OrderViewRow } from './orders.model.ts'
import { ordersProjection } from './orders.projection.ts'
import type { ReadOrder } from './show-order.ts'

const mostCounted = 10_000

export interface OrderFilter {
  readonly buyerId?: BuyerId | undefined
  readonly statuses?: readonly OrderStatus[] | undefined
  /** The beginning of an order number, as it was typed. */
  readonly q?: string | undefined
  readonly ids?: readonly string[] | undefined
}

export interface OrderSlice {
  readonly skip: number
  readonly limit: number
  readonly sort: 'placedAt' | 'orderNo'
  readonly descending: boolean
}

const view = (platform: OrderPlatform) => platform.view(ordersProjection)

type Kept = OrderViewRow & RowPlumbing & { readonly _id: string }

const versioned = ({ _id, _versions, _v, _deleted, ...row }: Kept): ReadOrder => ({
  ...row,
  version: _versions[_id] ?? 0,
})

/** A number that was typed: its digits, or undefined where no number can begin so. */
const beginningOf = (q: string): string | undefined => {
  const digits = q.replaceAll(/[\s-]/g, '')
  return /^\d{1,13}$/.test(digits) ? digits : undefined
}

const conditionsOf = (filter: OrderFilter): object | undefined => {
  const beginning = filter.q === undefined || filter.q === '' ? '' : beginningOf(filter.q)
  if (beginning === undefined) return undefined
  const numbers = {
    ...(beginning === '' ? {} : { $regex: `^${beginning}` }),
    ...(filter.ids === undefined ? {} : { $in: filter.ids }),
  }
  return {
    listed: true,
    ...(filter.buyerId === undefined ? {} : { buyerId: filter.buyerId }),
    ...(filter.statuses === undefined ? {} : { status: { $in: filter.statuses } }),
    ...(Object.keys(numbers).length === 0 ? {} : { _id: numbers }),
  }
}

/** A slice of the listed orders and how many there are, counted to 10,000. */
export const findOrders = async (
  platform: OrderPlatform,
  filter: OrderFilter,
  { skip, limit, sort, descending }: OrderSlice,
): Promise<{ rows: ReadOrder[]; total: number }> => {
  const conditions = conditionsOf(filter)
  if (conditions === undefined) return { rows: [], total: 0 }
  const direction = descending ? -1 : 1
  const order = sort === 'orderNo' ? { _id: direction } : { placedAt: direction, _id: direction }
  const [rows, total] = await Promise.all([
    view(platform)
      .find(conditions)
      .sort(order as Record<string, 1 | -1>)
      .skip(skip)
      .limit(limit)
      .toArray(),
    view(platform).countDocuments(conditions, { limit: mostCounted }),
  ])
  return { rows: rows.map(versioned), total }
}

/** One order by a number that somebody typed, listed or not. With `buyerId`, only that buyer's. */
export const findOrder = async (
  platform: OrderPlatform,
  typed: string,
  buyerId?: BuyerId,
): Promise<ReadOrder | undefined> => {
  const orderNo = beginningOf(typed)
  if (orderNo === undefined) return undefined
  const row = await view(platform).findOne({ _id: orderNo, ...(buyerId === undefined ? {} : { buyerId }) })
  return row === null ? undefined : versioned(row)
}

/** How many orders of a buyer each tab shows, exactly. */
export const countByTab = async (platform: OrderPlatform, buyerId: BuyerId): Promise<Record<OrderTab, number>> => {
  const counted = await view(platform)
    .aggregate<{ _id: OrderStatus; orders: number }>([
      { $match: { buyerId, listed: true } },
      { $group: { _id: '$status', orders: { $sum: 1 } } },
    ])
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
