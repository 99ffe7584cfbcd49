import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { OrderCancelled, RefusedLine } from '@pinline/events/order/order-cancelled'
import type { Order } from './order.ts'
import { stockLines } from './order-lines.ts'

export interface RecordStockRefused {
  readonly type: 'record-stock-refused'
  readonly refused: readonly RefusedLine[]
  readonly now: string
}

/** The catalogue could not reserve every line: the order ends before any list shows it. */
export const recordStockRefused = (order: Order, command: RecordStockRefused): Decision<OrderCancelled> => {
  if (order.status === 'new') return rejection('order-not-found')
  if (order.status !== 'pending' || order.stock === 'reserved') return []
  return [
    {
      type: 'order-cancelled',
      data: {
        reason: 'out-of-stock',
        lines: stockLines(order.lines),
        refused: [...command.refused],
        cancelledAt: command.now,
      },
    },
  ]
}
