import { given } from '@pinline/chassis/domain/given'
import type { StockEvent } from '@pinline/events/catalogue/stock-event'
import { deliveryId, type OrderNumber, orderNumber, productId as productIdSchema } from '@pinline/events/ids'
import { type EndedOrder, type EndedOrders, endOf, withEnd } from './order-entries.ts'
import { type OrderStockCommand, stockDecider } from './stock-decider.ts'

export const productId = productIdSchema.parse('p-0123456789abcdef')
export const orderNo = orderNumber.parse('2611214073958')
export const otherOrderNo = orderNumber.parse('2611210000058')

export const received = (quantity: number): StockEvent => ({
  type: 'stock-received',
  data: { productId, quantity, reason: 'delivery' },
})
export const returnedByBuyer = (quantity: number): StockEvent => ({
  type: 'stock-received',
  data: { productId, quantity, reason: 'Return 2611214073958-1', returned: true },
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
export const soldInParcel = (parcelNo: number, quantity: number): StockEvent => ({
  type: 'stock-sold-in-parcel',
  data: { productId, orderNo, parcelNo, quantity },
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

/** The orders that ended in these events, as a look-up finds them. */
export const endsOf = (events: readonly StockEvent[]): EndedOrders =>
  events.reduce((ended, event) => {
    const end = endOf(event)
    return end === undefined ? ended : withEnd(ended, end)
  }, new Map<OrderNumber, EndedOrder>())

/** `given(stockDecider, …)`, for a command whose order was looked up. */
export const lookedUp = (events: readonly StockEvent[]) => ({
  when: (command: OrderStockCommand) => given(stockDecider, events).when({ ...command, ended: endsOf(events) }),
})
