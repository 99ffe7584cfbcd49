import type { Platform } from '@pinline/chassis/service'
import { type BuyerId, buyerId } from '@pinline/events/ids'
import { type OrderBuyer, orderBuyers, type UnpaidOrder } from './order-buyers.projection.ts'

/** The row of an event's order; waits for the view and throws if it is late, so that the reaction is retried. */
const rowOfOrder = async (platform: Platform, orderNo: string): Promise<OrderBuyer> => {
  await platform.waitFor([orderBuyers], [{ service: 'order', streamType: 'order', streamId: orderNo, version: 1 }])
  const row = await platform.view(orderBuyers).findOne({ _id: orderNo })
  if (row === null) throw new Error(`the buyer of order ${orderNo} is not known yet`)
  return row
}

export const buyerOfOrder = async (platform: Platform, orderNo: string): Promise<BuyerId> =>
  buyerId.parse((await rowOfOrder(platform, orderNo)).buyerId)

/** The amounts of an order; null once it is paid or cancelled. */
export const unpaidOrder = async (platform: Platform, orderNo: string): Promise<UnpaidOrder | null> =>
  (await rowOfOrder(platform, orderNo)).unpaid
