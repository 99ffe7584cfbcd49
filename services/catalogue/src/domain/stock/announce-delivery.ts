import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { StockEvent } from '@pinline/events/catalogue/stock-event'
import type { DeliveryId, ProductId, PurchaseOrderId } from '@pinline/events/ids'
import { sameValue } from '../same-value.ts'
import { maxPieces } from './receive-stock.ts'
import type { Stock } from './stock.ts'

export interface AnnounceDelivery {
  readonly type: 'announce-delivery'
  readonly productId: ProductId
  readonly deliveryId: DeliveryId
  readonly quantity: number
  /** Calendar date, yyyy-mm-dd. */
  readonly expectedOn: string
  readonly note?: string | undefined
  /** The purchase order that it is a line of. */
  readonly purchaseOrderId?: PurchaseOrderId | undefined
}

const maxDeliveries = 12

/**
 * Announces a delivery, or changes what was announced of it: pieces, date and note are whole each time. Refused: one that belongs
 * to a purchase order, by anything else (`delivery-of-purchase-order`).
 */
export const announceDelivery = (state: Stock, command: AnnounceDelivery): Decision<StockEvent> => {
  const { productId, deliveryId, quantity, expectedOn, note, purchaseOrderId } = command
  const known = state.deliveries.find((delivery) => delivery.deliveryId === deliveryId)
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > maxPieces)
    return rejection('quantity-not-allowed', { errors: { quantity: 'quantity-not-allowed' } })
  if (known === undefined && state.deliveries.length >= maxDeliveries)
    return rejection('invalid-input', { errors: { deliveryId: 'invalid-input' }, data: { most: maxDeliveries } })
  if (known !== undefined && known.purchaseOrderId !== purchaseOrderId) return rejection('delivery-of-purchase-order')
  const announced = {
    ...{ deliveryId, quantity, expectedOn },
    ...(note === undefined ? {} : { note }),
    ...(purchaseOrderId === undefined ? {} : { purchaseOrderId }),
  }
  return sameValue(known, announced) ? [] : [{ type: 'delivery-announced', data: { productId, ...announced } }]
}
