import type { Platform } from '@pinline/chassis/service'
import { StateCache } from '@pinline/chassis/state-cache'
import type { RecordedEvent } from '@pinline/events/event'
import { type BuyerId, buyerId } from '@pinline/events/ids'
import type { OrderPlaced } from '@pinline/events/order/order-placed'
import { type OrderBuyer, orderBuyers } from './order-buyers.projection.ts'

const maxBuyers = 10_000
/** An order that was placed longer ago may be paid or cancelled by now, which its row says. */
const placedMs = 5000

/** Buyers of the orders that were read last; the buyer of an order never changes. */
const knownBuyers = new StateCache<BuyerId>({ name: 'order-buyers', max: maxBuyers })

type PlacedOrder = Pick<OrderBuyer, 'placedAt' | 'unpaid'>
/** Orders placed a moment ago, as their rows will have them. */
const placedOrders = new StateCache<PlacedOrder>({ name: 'placed-orders', max: maxBuyers, ttlMs: placedMs })

/** Notes an order that was placed just now: what follows at once need not wait for its row. */
export const notePlaced = ({ clock }: Pick<Platform, 'clock'>, recorded: RecordedEvent<OrderPlaced>): void => {
  const isRecent = Date.parse(recorded.recordedAt) >= clock.now().getTime() - placedMs
  const row = isRecent ? orderBuyers.project(undefined, recorded) : undefined
  if (row === undefined) return
  placedOrders.set(recorded.streamId, { state: row, version: 1 })
  knownBuyers.set(recorded.streamId, { state: buyerId.parse(row.buyerId), version: 1 })
}

/** The row of an event's order; waits for the view and throws if it is late, so that the reaction is retried. */
const rowOfOrder = async (platform: Pick<Platform, 'view' | 'waitFor'>, orderNo: string): Promise<OrderBuyer> => {
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

/** The buyers of orders, without those that are not known yet. */
export const buyersOfOrders = async (
  { view }: Pick<Platform, 'view'>,
  orderNos: readonly string[],
): Promise<readonly BuyerId[]> => {
  const rows = await view(orderBuyers)
    .find({ _id: { $in: [...orderNos] } })
    .toArray()
  return [...new Set(rows.map((row) => buyerId.parse(row.buyerId)))]
}

/** When an order was placed, ISO 8601, and its amounts; null once it is paid or cancelled. */
export const unpaidOrder = async (
  platform: Pick<Platform, 'view' | 'waitFor'>,
  orderNo: string,
): Promise<PlacedOrder> => placedOrders.get(orderNo)?.state ?? (await rowOfOrder(platform, orderNo))

/** Part numbers of an order by product; none once it is over. */
export const modelsOfOrder = async (platform: Platform, orderNo: string): Promise<Readonly<Record<string, string>>> =>
  (await rowOfOrder(platform, orderNo)).models ?? {}

/** The payment deadline of an order; ISO 8601. */
export const paymentDeadlineOf = async (platform: Platform, orderNo: string): Promise<string> =>
  (await rowOfOrder(platform, orderNo)).payBefore
