import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { BuyerCompanyChanged } from '@pinline/events/account/buyer-company-changed'
import type { VaultReference } from '@pinline/events/ids'
import type { Buyer } from './buyer.ts'

export interface ChangeCompany {
  readonly type: 'change-company'
  /** Null removes the data. */
  readonly companyRef: VaultReference | null
  readonly now: string
}

/** The data is replaced as a whole: of two changes the later one wins. */
export const decideChangeCompany = (
  state: Buyer,
  { companyRef, now }: ChangeCompany,
): Decision<BuyerCompanyChanged> => {
  if (state.status !== 'registered') return rejection('not-found')
  if ((state.companyRef ?? null) === companyRef) return []
  return [{ type: 'buyer-company-changed', data: { buyerId: state.buyerId, companyRef, changedAt: now } }]
}
