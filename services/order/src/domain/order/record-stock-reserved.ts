import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { StockReserved } from '@pinline/events/order/stock-reserved'
import type { Order } from './order.ts'
import { stockLines } from './order-lines.ts'

export interface RecordStockReserved {
  readonly type: 'record-stock-reserved'
  readonly now: string
}

/** Quiet once the order left its placing: if it was cancelled meanwhile, the cancellation releases what was held. */
export const recordStockReserved = (order: Order, command: RecordStockReserved): Decision<StockReserved> => {
  if (order.status === 'new') return rejection('order-not-found')
  if (order.status !== 'pending' || order.stock === 'reserved') return []
  return [{ type: 'stock-reserved', data: { lines: stockLines(order.lines), reservedAt: command.now } }]
}
