import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { TestingStarted } from '@pinline/events/order/testing-started'
import type { Order } from './order.ts'
import { mayMove } from './transitions.ts'

export interface StartTesting {
  readonly type: 'start-testing'
  readonly now: string
}

export const startTesting = (order: Order, command: StartTesting): Decision<TestingStarted> => {
  if (order.status === 'new') return rejection('order-not-found')
  if (order.status === 'testing') return []
  if (!mayMove(order.status, 'testing')) return rejection('transition-not-allowed')
  return [{ type: 'testing-started', data: { startedAt: command.now } }]
}
