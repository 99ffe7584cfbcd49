import { given } from '@pinline/chassis/domain/given'
import type { BuyerEvent } from '@pinline/events/account/buyer-event'
import type { VaultReference } from '@pinline/events/ids'
import { describe, it } from 'vitest'
import { buyer, later, reference, registered } from './buyer.fixtures.ts'
import { buyerDecider } from './buyer-decider.ts'
import type { ChangeCompany } from './change-company.ts'

const companyRef = reference(`company-${buyer}@1`)
const command: ChangeCompany = { type: 'change-company', companyRef, now: later }
const changed = (to: VaultReference | null): BuyerEvent => ({
  type: 'buyer-company-changed',
  data: { buyerId: buyer, companyRef: to, changedAt: later },
})

describe('change-company', () => {
  it('takes the data', () =>
    given(buyerDecider, [registered])
      .when(command)
      .then([changed(companyRef)]))
  it('takes them away', () =>
    given(buyerDecider, [registered, changed(companyRef)])
      .when({ ...command, companyRef: null })
      .then([changed(null)]))
  it('refuses where nobody is registered', () => given(buyerDecider, []).when(command).thenRejected('not-found'))
  it('is quiet on repetition, also where there never were any', () => {
    given(buyerDecider, [registered, changed(companyRef)])
      .when(command)
      .thenNothing()
    given(buyerDecider, [registered])
      .when({ ...command, companyRef: null })
      .thenNothing()
  })
})
