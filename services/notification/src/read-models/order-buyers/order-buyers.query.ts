import type { Platform } from '@pinline/chassis/service'
import { type BuyerId, buyerId } from '@pinline/events/ids'
import { orderBuyers } from './order-buyers.projection.ts'

/** The buyer of an event's order; waits for the view and throws if it is late, so that the reaction is retried. */
export const buyerOfOrder = async (platform: Platform, orderNo: string): Promise<BuyerId> => {
  await platform.waitFor([orderBuyers], [{ service: 'order', streamType: 'order', streamId: orderNo, version: 1 }])
  const row = await platform.view(orderBuyers).findOne({ _id: orderNo })
  if (row === null) throw new Error(`the buyer of order ${orderNo} is not known yet`)
  return buyerId.parse(row.buyerId)
}
