import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { BuyerContactChanged } from '@pinline/events/account/buyer-contact-changed'
import type { VaultReference } from '@pinline/events/ids'
import { stillUndoable, undoableLimit } from '../undo/undoable-changes.ts'
import type { Buyer } from './buyer.ts'

export interface ChangeContact {
  readonly type: 'change-contact'
  readonly changed: 'phone' | 'email'
  /** The version that the new one was made from: one made from an older version would undo the change in between. */
  readonly basedOn: VaultReference
  readonly contactRef: VaultReference
  readonly now: string
  /** ISO 8601. */
  readonly undoableUntil: string
}

/** Refused once so many changes can be undone that another would have no way back. */
export const decideChangeContact = (
  state: Buyer,
  { changed, basedOn, contactRef, now, undoableUntil }: ChangeContact,
): Decision<BuyerContactChanged> => {
  if (state.status !== 'registered') return rejection('not-found')
  if (state.contactRef === contactRef) return []
  if (state.contactRef !== basedOn) return rejection('version-conflict')
  const open = stillUndoable(state.undoable, now)
  if (open.length >= undoableLimit) return rejection('too-many-requests')
  const { buyerId } = state
  return [{ type: 'buyer-contact-changed', data: { buyerId, contactRef, changed, changedAt: now, undoableUntil } }]
}
