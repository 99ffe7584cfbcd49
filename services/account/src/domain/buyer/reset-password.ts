import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { BuyerPasswordSet } from '@pinline/events/account/buyer-password-set'
import type { VaultReference } from '@pinline/events/ids'
import type { Buyer } from './buyer.ts'
import { passwordSet } from './password-set.ts'

export interface ResetPassword {
  readonly type: 'reset-password'
  readonly credentialRef: VaultReference
  readonly now: string
  /** ISO 8601; if omitted, it cannot be undone. */
  readonly undoableUntil?: string | undefined
}

export const decideResetPassword = (
  state: Buyer,
  { credentialRef, now, undoableUntil }: ResetPassword,
): Decision<BuyerPasswordSet> => {
  if (state.status !== 'registered') return rejection('not-found')
  if (state.credentialRef === credentialRef) return []
  return [passwordSet(state, { credentialRef, setAt: now, undoableUntil })]
}
