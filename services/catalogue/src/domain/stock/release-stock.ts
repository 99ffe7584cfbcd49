import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { StockEvent } from '@pinline/events/catalogue/stock-event'
import type { OrderNumber, ProductId } from '@pinline/events/ids'
import { entryOf } from './order-ledger.ts'
import type { Stock } from './stock.ts'

export interface ReleaseStock {
  readonly type: 'release-stock'
  readonly productId: ProductId
  readonly orderNo: OrderNumber
}

/** Releases what the order has reserved. Before the reservation it leaves a tombstone; sold pieces stay sold. */
export const releaseStock = (state: Stock, command: ReleaseStock): Decision<StockEvent> => {
  const { productId, orderNo } = command
  const known = entryOf(state.orders, orderNo)
  if (known === undefined) return [{ type: 'early-release-noted', data: { productId, orderNo } }]
  switch (known.status) {
    case 'reserved':
      return [{ type: 'stock-released-from-order', data: { productId, orderNo, quantity: known.quantity } }]
    case 'released':
    case 'made':
      return []
    case 'sold':
      return rejection('transition-not-allowed')
    default: {
      const missing: never = known.status
      return missing
    }
  }
}
