import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { OrderCompleted } from '@pinline/events/order/order-completed'
import type { Order } from './order.ts'
import { mayMove } from './transitions.ts'

export interface ConfirmReceipt {
  readonly type: 'confirm-receipt'
  readonly by: 'buyer' | 'time'
  readonly now: string
}

export const confirmReceipt = (order: Order, command: ConfirmReceipt): Decision<OrderCompleted> => {
  if (order.status === 'new') return rejection('order-not-found')
  if (order.status === 'completed') return []
  if (!mayMove(order.status, 'completed')) return rejection('transition-not-allowed')
  return [{ type: 'order-completed', data: { by: command.by, completedAt: command.now } }]
}
