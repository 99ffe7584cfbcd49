import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { StaffId, VaultReference } from '@pinline/events/ids'
import { mentioning } from '@pinline/events/mentions'
import type { OrderNoteAdded } from '@pinline/events/order/order-note-added'
import type { Order } from './order.ts'

export interface AddOrderNote {
  readonly type: 'add-order-note'
  readonly noteRef: VaultReference
  /** Whom it mentions, each once. */
  readonly mentions: readonly StaffId[]
  readonly now: string
}

/** Bounds what one order can hold; ten times what a long correspondence needs. */
export const maxOrderNotes = 100

/** Notes are for colleagues and can be added in every status. Quiet where the note is there already. */
export const addOrderNote = (order: Order, { noteRef, mentions, now }: AddOrderNote): Decision<OrderNoteAdded> => {
  if (order.status === 'new') return rejection('order-not-found')
  if (order.notes.includes(noteRef)) return []
  if (order.notes.length >= maxOrderNotes) return rejection('note-limit-reached')
  return [{ type: 'order-note-added', data: { noteRef, ...mentioning(mentions), addedAt: now } }]
}
