import type { BuyerPasswordSet } from '@pinline/events/account/buyer-password-set'
import type { VaultReference } from '@pinline/events/ids'
import { stillUndoable, undoableLimit } from '../undo/undoable-changes.ts'
import type { RegisteredBuyer } from './buyer.ts'

interface NewPassword {
  readonly credentialRef: VaultReference
  readonly setAt: string
  readonly undoableUntil: string | undefined
}

/**
 * A new password is never refused for want of a way back, since its owner may be the one who needs it: beyond the limit
 * it can only be reset.
 */
export const passwordSet = (
  { buyerId, undoable }: RegisteredBuyer,
  { undoableUntil, ...password }: NewPassword,
): BuyerPasswordSet => {
  const hasWayBack = undoableUntil !== undefined && stillUndoable(undoable, password.setAt).length < undoableLimit
  return {
    type: 'buyer-password-set',
    data: { buyerId, ...password, ...(hasWayBack ? { undoableUntil } : {}) },
  }
}
