import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { BuyerNoteAdded } from '@pinline/events/account/buyer-note-added'
import type { StaffId, VaultReference } from '@pinline/events/ids'
import { mentioning } from '@pinline/events/mentions'
import type { Buyer } from './buyer.ts'

export interface AddBuyerNote {
  readonly type: 'add-buyer-note'
  readonly noteRef: VaultReference
  /** Whom it mentions, each once. */
  readonly mentions: readonly StaffId[]
  readonly now: string
}

/** Bounds what is kept about one person for as long as their account exists. */
export const maxBuyerNotes = 100

/** Notes about a buyer are for colleagues. Quiet where the note is there already. */
export const decideAddBuyerNote = (
  state: Buyer,
  { noteRef, mentions, now }: AddBuyerNote,
): Decision<BuyerNoteAdded> => {
  if (state.status !== 'registered') return rejection('buyer-not-found')
  if (state.noteRefs.includes(noteRef)) return []
  if (state.noteRefs.length >= maxBuyerNotes) return rejection('buyer-note-limit-reached')
  return [
    { type: 'buyer-note-added', data: { buyerId: state.buyerId, noteRef, ...mentioning(mentions), addedAt: now } },
  ]
}
