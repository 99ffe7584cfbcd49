import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { PoNumberErased } from '@pinline/events/order/po-number-erased'
import type { Order } from './order.ts'

export interface ErasePoNumber {
  readonly type: 'erase-po-number'
  readonly now: string
}

/** Hides a purchase order number that stands in the event; one in the vault is erased there. */
export const erasePoNumber = (order: Order, { now }: ErasePoNumber): Decision<PoNumberErased> => {
  if (order.status === 'new') return rejection('order-not-found')
  return order.hasPoNumberText ? [{ type: 'po-number-erased', data: { erasedAt: now } }] : []
}
