import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { BuyerPasswordSet } from '@pinline/events/account/buyer-password-set'
import type { VaultReference } from '@pinline/events/ids'
import type { Buyer } from './buyer.ts'

export interface ResetPassword {
  readonly type: 'reset-password'
  readonly credentialRef: VaultReference
  readonly now: string
}

export const decideResetPassword = (
  state: Buyer,
  { credentialRef, now }: ResetPassword,
): Decision<BuyerPasswordSet> => {
  if (state.status !== 'registered') return rejection('not-found')
  if (state.credentialRef === credentialRef) return []
  return [{ type: 'buyer-password-set', data: { buyerId: state.buyerId, credentialRef, setAt: now } }]
}
