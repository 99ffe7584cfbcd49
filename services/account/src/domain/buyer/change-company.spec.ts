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
  it('sets the data', () =>
    given(buyerDecider, [registered])
      .when(command)
      .then([changed(companyRef)]))
  it('removes the data', () =>
    given(buyerDecider, [registered, changed(companyRef)])
      .when({ ...command, companyRef: null })
      .then([changed(null)]))
  it('refuses an unregistered buyer', () => given(buyerDecider, []).when(command).thenRejected('not-found'))
  it('does nothing on repetition, even if there was never a company', () => {
    given(buyerDecider, [registered, changed(companyRef)])
      .when(command)
      .thenNothing()
    given(buyerDecider, [registered])
      .when({ ...command, companyRef: null })
      .thenNothing()
  })
})
