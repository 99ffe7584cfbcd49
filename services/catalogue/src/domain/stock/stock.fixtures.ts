import type { StockEvent } from '@pinline/events/catalogue/stock-event'
import { deliveryId, orderNumber, productId as productIdSchema } from '@pinline/events/ids'

export const productId = productIdSchema.parse('p-0123456789abcdef')
export const orderNo = orderNumber.parse('2611214073958')
export const otherOrderNo = orderNumber.parse('2611210000058')

export const received = (quantity: number): StockEvent => ({
  type: 'stock-received',
  data: { productId, quantity, reason: 'delivery' },
})
export const reserved = (quantity: number): StockEvent => ({
  type: 'stock-reserved-for-order',
  data: { productId, orderNo, quantity },
})
export const released = (quantity: number): StockEvent => ({
  type: 'stock-released-from-order',
  data: { productId, orderNo, quantity },
})
export const sold = (quantity: number): StockEvent => ({
  type: 'stock-sold-to-order',
  data: { productId, orderNo, quantity },
})
export const earlyRelease: StockEvent = { type: 'early-release-noted', data: { productId, orderNo } }
export const incomingDelivery = (id: string, quantity: number): StockEvent => ({
  type: 'delivery-announced',
  data: { productId, deliveryId: deliveryId.parse(id), quantity, expectedOn: '2026-12-04', note: 'by air' },
})
export const madeToOrder = (quantity: number): StockEvent => ({
  type: 'made-to-order-sold',
  data: { productId, orderNo: otherOrderNo, quantity },
})
