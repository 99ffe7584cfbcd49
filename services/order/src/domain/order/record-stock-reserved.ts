import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { StockReserved } from '@pinline/events/order/stock-reserved'
import type { Order } from './order.ts'
import { stockLines } from './order-lines.ts'

export interface RecordStockReserved {
  readonly type: 'record-stock-reserved'
  /** The largest share of a product's free pieces that the buyer's unpaid orders hold with this one. */
  readonly sharePercent: number
  readonly now: string
}

/** Does nothing once the order has left the placed status: if it was cancelled, the cancellation releases the stock. */
export const recordStockReserved = (order: Order, command: RecordStockReserved): Decision<StockReserved> => {
  if (order.status === 'new') return rejection('order-not-found')
  if (order.status !== 'pending' || order.stock === 'reserved') return []
  return [
    {
      type: 'stock-reserved',
      data: { lines: stockLines(order.lines), sharePercent: command.sharePercent, reservedAt: command.now },
    },
  ]
}
