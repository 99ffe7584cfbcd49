import { given } from '@pinline/chassis/domain/given'
import type { BuyerEvent } from '@pinline/events/account/buyer-event'
import { describe, it } from 'vitest'
import { added, buyer, depot, home, later, madeDefault, plant, registered } from './buyer.fixtures.ts'
import { buyerDecider } from './buyer-decider.ts'
import type { RemoveAddress } from './remove-address.ts'

const command = (id: typeof home): RemoveAddress => ({ type: 'remove-address', addressId: id, now: later })
const removed = (id: typeof home): BuyerEvent => ({
  type: 'address-removed',
  data: { buyerId: buyer, addressId: id, removedAt: later },
})
const book = [registered, added(home), madeDefault(home), added(plant), added(depot)]

describe('remove-address', () => {
  it('removes it', () =>
    given(buyerDecider, book)
      .when(command(plant))
      .then([removed(plant)]))
  it('makes the newest remaining address the default', () =>
    given(buyerDecider, book)
      .when(command(home))
      .then([removed(home), madeDefault(depot, later)]))
  it('leaves an empty book without a default', () =>
    given(buyerDecider, [registered, added(home), madeDefault(home)])
      .when(command(home))
      .then([removed(home)]))
  it('refuses an address that is not in the book', () =>
    given(buyerDecider, [...book, removed(plant)])
      .when(command(plant))
      .thenRejected('address-not-found'))
})
