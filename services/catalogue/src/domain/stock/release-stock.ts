import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { StockEvent } from '@pinline/events/catalogue/stock-event'
import type { OrderNumber, ProductId } from '@pinline/events/ids'
import { type EndedOrders, entryOf } from './order-entries.ts'
import type { Stock } from './stock.ts'

export interface ReleaseStock {
  readonly type: 'release-stock'
  readonly productId: ProductId
  readonly orderNo: OrderNumber
  /** Why staff release it; absent where the order's end does. */
  readonly reason?: string | undefined
  /** Orders that ended, as far as they were looked up. */
  readonly ended?: EndedOrders
}

/** Releases what the order has reserved. Before the reservation it leaves a tombstone; sold pieces stay sold. */
export const releaseStock = (state: Stock, command: ReleaseStock): Decision<StockEvent> => {
  const { productId, orderNo, reason } = command
  const known = entryOf(state, orderNo, command.ended)
  if (known === undefined) return [{ type: 'early-release-noted', data: { productId, orderNo } }]
  switch (known.status) {
    case 'reserved':
      return [
        {
          type: 'stock-released-from-order',
          data: { productId, orderNo, quantity: known.quantity, ...(reason === undefined ? {} : { reason }) },
        },
      ]
    case 'released':
    case 'made':
      return []
    case 'sold':
      return rejection('transition-not-allowed')
    default:
      return known.status satisfies never
  }
}
