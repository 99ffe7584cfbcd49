import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { OrderCancelled } from '@pinline/events/order/order-cancelled'
import { openAttemptOf } from './attempt.ts'
import type { Order } from './order.ts'
import { stockLines } from './order-lines.ts'

export interface ExpireOrder {
  readonly type: 'expire-order'
  readonly now: string
}

/** Cancels a pending order at its deadline, never before, and only without an open attempt at the wallet. */
export const expireOrder = (order: Order, command: ExpireOrder): Decision<OrderCancelled> => {
  if (order.status === 'new') return rejection('order-not-found')
  if (order.status !== 'pending') return []
  if (command.now < order.paymentDeadline) return rejection('transition-not-allowed')
  if (openAttemptOf(order) !== undefined) return rejection('version-conflict')
  return [
    {
      type: 'order-cancelled',
      data: { reason: 'deadline', lines: stockLines(order.lines), cancelledAt: command.now },
    },
  ]
}
