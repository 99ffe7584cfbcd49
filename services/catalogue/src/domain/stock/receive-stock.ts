import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { StockEvent } from '@pinline/events/catalogue/stock-event'
import type { DeliveryId, ProductId, PurchaseOrderId } from '@pinline/events/ids'
import type { Stock } from './stock.ts'

export interface ReceiveStock {
  readonly type: 'receive-stock'
  readonly productId: ProductId
  readonly quantity: number
  readonly reason: string
  /** The delivery that it counts against; by default the one expected first. */
  readonly deliveryId?: DeliveryId | undefined
  /** The purchase order whose delivery it is. It is received even where that was never announced. */
  readonly purchaseOrderId?: PurchaseOrderId | undefined
  /** A buyer sent them back: they count against no delivery. */
  readonly returned?: true | undefined
}

/** More pieces than this of one product are a typing error. */
export const maxPieces = 1_000_000_000

/** Refused: pieces of a purchase order that are received without it (`delivery-of-purchase-order`). */
export const receiveStock = (state: Stock, command: ReceiveStock): Decision<StockEvent> => {
  const { productId, quantity, reason, deliveryId, purchaseOrderId, returned } = command
  const known = state.deliveries.find((delivery) => delivery.deliveryId === deliveryId)
  if (deliveryId !== undefined && known === undefined && purchaseOrderId === undefined)
    return rejection('delivery-not-found', { errors: { deliveryId: 'delivery-not-found' } })
  if (known !== undefined && known.purchaseOrderId !== purchaseOrderId)
    return rejection('delivery-of-purchase-order', { errors: { deliveryId: 'delivery-of-purchase-order' } })
  if (!Number.isInteger(quantity) || quantity < 1 || state.available + quantity > maxPieces) {
    return rejection('quantity-not-allowed', { errors: { quantity: 'quantity-not-allowed' } })
  }
  return [
    {
      type: 'stock-received',
      data: {
        ...{ productId, quantity, reason },
        ...(deliveryId === undefined ? {} : { deliveryId }),
        ...(returned === undefined ? {} : { returned }),
      },
    },
  ]
}
