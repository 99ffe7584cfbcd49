import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { VaultReference } from '@pinline/events/ids'
import type { OrderNoteAdded } from '@pinline/events/order/order-note-added'
import type { Order } from './order.ts'

export interface AddOrderNote {
  readonly type: 'add-order-note'
  readonly noteRef: VaultReference
  readonly now: string
}

/** Bounds what one order can hold; ten times what a long correspondence needs. */
export const maxOrderNotes = 100

/** Notes are for colleagues and can be added in every status. Quiet where the note is there already. */
export const addOrderNote = (order: Order, { noteRef, now }: AddOrderNote): Decision<OrderNoteAdded> => {
  if (order.status === 'new') return rejection('order-not-found')
  if (order.notes.includes(noteRef)) return []
  if (order.notes.length >= maxOrderNotes) return rejection('note-limit-reached')
  return [{ type: 'order-note-added', data: { noteRef, addedAt: now } }]
}
