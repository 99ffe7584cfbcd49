import type { Platform } from '@pinline/chassis/service'
import { StateCache } from '@pinline/chassis/state-cache'
import { type BuyerId, buyerId } from '@pinline/events/ids'
import { type OrderBuyer, orderBuyers } from './order-buyers.projection.ts'

const maxBuyers = 10_000

/** Buyers of the orders that were read last; the buyer of an order never changes. */
const knownBuyers = new StateCache<BuyerId>({ name: 'order-buyers', max: maxBuyers })

/** The row of an event's order; waits for the view and throws if it is late, so that the reaction is retried. */
const rowOfOrder = async (platform: Platform, orderNo: string): Promise<OrderBuyer> => {
  const find = async () => await platform.view(orderBuyers).findOne({ _id: orderNo })
  const wait = async () =>
    await platform.waitFor([orderBuyers], [{ service: 'order', streamType: 'order', streamId: orderNo, version: 1 }])
  const row = (await find()) ?? ((await wait()) ? await find() : null)
  if (row === null) throw new Error(`the buyer of order ${orderNo} is not known yet`)
  knownBuyers.set(orderNo, { state: buyerId.parse(row.buyerId), version: 1 })
  return row
}

export const buyerOfOrder = async (platform: Platform, orderNo: string): Promise<BuyerId> =>
  knownBuyers.get(orderNo)?.state ?? buyerId.parse((await rowOfOrder(platform, orderNo)).buyerId)

/** When an order was placed, ISO 8601, and its amounts; null once it is paid or cancelled. */
export const unpaidOrder = async (
  platform: Platform,
  orderNo: string,
): Promise<Pick<OrderBuyer, 'placedAt' | 'unpaid'>> => await rowOfOrder(platform, orderNo)

/** Part numbers of an order by product; none once it is over. */
export const modelsOfOrder = async (platform: Platform, orderNo: string): Promise<Readonly<Record<string, string>>> =>
  (await rowOfOrder(platform, orderNo)).models ?? {}

/** The payment deadline of an order; ISO 8601. */
export const paymentDeadlineOf = async (platform: Platform, orderNo: string): Promise<string> =>
  (await rowOfOrder(platform, orderNo)).payBefore
