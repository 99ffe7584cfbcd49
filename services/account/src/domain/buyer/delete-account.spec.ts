import { given } from '@pinline/chassis/domain/given'
import type { BuyerEvent } from '@pinline/events/account/buyer-event'
import { describe, it } from 'vitest'
import { added, buyer, home, later, madeDefault, plant, registered } from './buyer.fixtures.ts'
import { buyerDecider } from './buyer-decider.ts'
import type { DeleteAccount } from './delete-account.ts'

const command: DeleteAccount = { type: 'delete-account', now: later }
const removed: BuyerEvent = { type: 'address-removed', data: { buyerId: buyer, addressId: home, removedAt: later } }
const erased = (addressIds: (typeof home)[]): BuyerEvent => ({
  type: 'buyer-erased',
  data: { buyerId: buyer, addressIds, erasedAt: later },
})

describe('delete-account', () => {
  it('names every address there ever was', () =>
    given(buyerDecider, [registered, added(home), madeDefault(home), added(plant), removed])
      .when(command)
      .then([erased([plant, home])]))
  it('does nothing on repetition', () =>
    given(buyerDecider, [registered, erased([])])
      .when(command)
      .then([]))
  it('refuses an unregistered buyer', () => given(buyerDecider, []).when(command).thenRejected('not-found'))
  it('leaves no buyer who could change anything', () =>
    given(buyerDecider, [registered, added(home), erased([home])])
      .when({ type: 'set-default-address', addressId: home, now: later })
      .thenRejected('address-not-found'))
})
