import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { StockEvent } from '@pinline/events/catalogue/stock-event'
import type { DeliveryId, ProductId, PurchaseOrderId } from '@pinline/events/ids'
import type { Stock } from './stock.ts'

export interface WithdrawDelivery {
  readonly type: 'withdraw-delivery'
  readonly productId: ProductId
  readonly deliveryId: DeliveryId
  /** The purchase order that it is a line of. */
  readonly purchaseOrderId?: PurchaseOrderId | undefined
}

/** Withdraws an announced delivery. Refused: one of a purchase order, by anything else (`delivery-of-purchase-order`). */
export const withdrawDelivery = (state: Stock, command: WithdrawDelivery): Decision<StockEvent> => {
  const { productId, deliveryId, purchaseOrderId } = command
  const known = state.deliveries.find((delivery) => delivery.deliveryId === deliveryId)
  if (known === undefined) return rejection('delivery-not-found')
  if (known.purchaseOrderId !== purchaseOrderId) return rejection('delivery-of-purchase-order')
  return [{ type: 'delivery-withdrawn', data: { productId, deliveryId } }]
}
