import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { BuyerPasswordSet } from '@pinline/events/account/buyer-password-set'
import type { VaultReference } from '@pinline/events/ids'
import type { Buyer } from './buyer.ts'
import { passwordSet } from './password-set.ts'

export interface ChangePassword {
  readonly type: 'change-password'
  /** The credential that the old password was checked against: it is wrong once there is another one. */
  readonly basedOn: VaultReference
  readonly credentialRef: VaultReference
  readonly now: string
  /** ISO 8601; if omitted, it cannot be undone. */
  readonly undoableUntil?: string | undefined
}

export const decideChangePassword = (
  state: Buyer,
  { basedOn, credentialRef, now, undoableUntil }: ChangePassword,
): Decision<BuyerPasswordSet> => {
  if (state.status !== 'registered') return rejection('not-found')
  if (state.credentialRef === credentialRef) return []
  if (state.credentialRef !== basedOn) return rejection('password-wrong')
  return [passwordSet(state, { credentialRef, setAt: now, undoableUntil })]
}
