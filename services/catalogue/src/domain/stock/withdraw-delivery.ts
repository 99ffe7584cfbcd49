import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { StockEvent } from '@pinline/events/catalogue/stock-event'
import type { DeliveryId, ProductId } from '@pinline/events/ids'
import type { Stock } from './stock.ts'

export interface WithdrawDelivery {
  readonly type: 'withdraw-delivery'
  readonly productId: ProductId
  readonly deliveryId: DeliveryId
}

/** Withdraws an announced delivery. */
export const withdrawDelivery = (state: Stock, command: WithdrawDelivery): Decision<StockEvent> => {
  const { productId, deliveryId } = command
  const known = state.deliveries.some((delivery) => delivery.deliveryId === deliveryId)
  return known ? [{ type: 'delivery-withdrawn', data: { productId, deliveryId } }] : rejection('delivery-not-found')
}
