import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { BuyerPasswordSet } from '@pinline/events/account/buyer-password-set'
import type { VaultReference } from '@pinline/events/ids'
import type { Buyer } from './buyer.ts'

export interface ChangePassword {
  readonly type: 'change-password'
  /** The credential that the old password was checked against: it is wrong once there is another one. */
  readonly basedOn: VaultReference
  readonly credentialRef: VaultReference
  readonly now: string
}

export const decideChangePassword = (
  state: Buyer,
  { basedOn, credentialRef, now }: ChangePassword,
): Decision<BuyerPasswordSet> => {
  if (state.status !== 'registered') return rejection('not-found')
  if (state.credentialRef === credentialRef) return []
  if (state.credentialRef !== basedOn) return rejection('password-wrong')
  return [{ type: 'buyer-password-set', data: { buyerId: state.buyerId, credentialRef, setAt: now } }]
}
