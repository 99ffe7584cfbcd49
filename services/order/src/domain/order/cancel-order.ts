import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { VaultReference } from '@pinline/events/ids'
import type { OrderEvent } from '@pinline/events/order/order-event'
import { mayCancel } from './allowed-commands.ts'
import { openAttemptOf } from './attempt.ts'
import type { Order } from './order.ts'
import { stockLines } from './order-lines.ts'
import { refundRest } from './refund-rest.ts'

export interface CancelOrder {
  readonly type: 'cancel-order'
  readonly by: 'buyer' | 'staff'
  readonly noteRef?: VaultReference
  readonly now: string
}

/**
 * The open attempt must have been closed at the wallet before; where one is open, another request was faster
 * (`version-conflict`). What was paid and is not refunded yet
 * is refunded in the same commit.
 */
export const cancelOrder = (order: Order, command: CancelOrder): Decision<OrderEvent> => {
  if (order.status === 'new') return rejection('order-not-found')
  if (order.status === 'cancelled') return []
  if (command.by === 'buyer' && order.status !== 'pending') return rejection('contact-account-manager')
  if (!mayCancel(order)) return rejection('transition-not-allowed')
  if (openAttemptOf(order) !== undefined) return rejection('version-conflict')
  const cancelled: OrderEvent = {
    type: 'order-cancelled',
    data: {
      reason: command.by,
      lines: stockLines(order.lines),
      ...(command.noteRef === undefined ? {} : { noteRef: command.noteRef }),
      cancelledAt: command.now,
    },
  }
  return [cancelled, ...refundRest(order, order.captures, 'order-cancelled', command.now)]
}
