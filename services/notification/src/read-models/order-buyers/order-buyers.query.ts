import type { Platform } from '@pinline/chassis/service'
import { type BuyerId, buyerId } from '@pinline/events/ids'
import { orderBuyers } from './order-buyers.projection.ts'

/** The buyer of an order that a fact was heard of; waits for the view and throws where it is late, to be asked again. */
export const buyerOfOrder = async (platform: Platform, orderNo: string): Promise<BuyerId> => {
  await platform.waitFor([orderBuyers], [{ service: 'order', streamType: 'order', streamId: orderNo, version: 1 }])
  const row = await platform.view(orderBuyers).findOne({ _id: orderNo })
  if (row === null) throw new Error(`the placing of order ${orderNo} has not been heard of yet`)
  return buyerId.parse(row.buyerId)
}
