import { rejection } from '@pinline/chassis/contract/error-codes'
import type { Decision } from '@pinline/chassis/domain/decider'
import { onlyDelivery } from '@pinline/events/catalogue/deliveries'
import type { StockEvent } from '@pinline/events/catalogue/stock-event'
import type { ProductId } from '@pinline/events/ids'
import { mostPieces } from './receive-stock.ts'
import type { Stock } from './stock.ts'

export interface AnnounceIncomingStock {
  readonly type: 'announce-incoming-stock'
  readonly productId: ProductId
  /** 0 withdraws the announcement. */
  readonly quantity: number
  /** Calendar date, yyyy-mm-dd. */
  readonly expectedOn: string
}

export const announceIncomingStock = (state: Stock, command: AnnounceIncomingStock): Decision<StockEvent> => {
  const { productId, quantity, expectedOn } = command
  if (!Number.isInteger(quantity) || quantity < 0 || quantity > mostPieces) {
    return rejection('quantity-not-allowed', { errors: { quantity: 'quantity-not-allowed' } })
  }
  const known = state.deliveries.find(({ deliveryId }) => deliveryId === onlyDelivery)
  const same = known === undefined ? quantity === 0 : known.quantity === quantity && known.expectedOn === expectedOn
  return same ? [] : [{ type: 'incoming-stock-announced', data: { productId, quantity, expectedOn } }]
}
