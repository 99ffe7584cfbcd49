import type { Decision } from '@pinline/chassis/domain/decider'
import { isRejection, rejection } from '@pinline/contracts/api/error-codes'
import type { BuyerChangeUndone } from '@pinline/events/account/buyer-change-undone'
import type { VaultReference } from '@pinline/events/ids'
import { changeToUndo } from '../undo/undoable-changes.ts'
import type { Buyer } from './buyer.ts'

export interface UndoAccountChange {
  readonly type: 'undo-account-change'
  /** The version of contact or credential that the change had made. */
  readonly changeRef: VaultReference
  /** The contact that the restored one was made from. */
  readonly basedOn: VaultReference
  readonly contactRef: VaultReference
  /** A credential that no known password matches. */
  readonly credentialRef: VaultReference
  readonly now: string
}

export const decideUndoAccountChange = (
  state: Buyer,
  { changeRef, basedOn, contactRef, credentialRef, now }: UndoAccountChange,
): Decision<BuyerChangeUndone> => {
  if (state.status !== 'registered') return rejection('not-found')
  if (state.credentialRef === credentialRef) return []
  const change = changeToUndo(state.undoable, changeRef, now)
  if (isRejection(change)) return change
  if (state.contactRef !== basedOn) return rejection('version-conflict')
  const { buyerId } = state
  return [{ type: 'buyer-change-undone', data: { buyerId, changeRef, contactRef, credentialRef, undoneAt: now } }]
}
