import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { StockingStarted } from '@pinline/events/order/stocking-started'
import type { Order } from './order.ts'
import { mayMove } from './transitions.ts'

export interface StartStocking {
  readonly type: 'start-stocking'
  readonly now: string
}

export const startStocking = (order: Order, command: StartStocking): Decision<StockingStarted> => {
  if (order.status === 'new') return rejection('order-not-found')
  if (order.status === 'stocking') return []
  if (!mayMove(order.status, 'stocking')) return rejection('transition-not-allowed')
  return [{ type: 'stocking-started', data: { startedAt: command.now } }]
}
