import { given } from '@pinline/chassis/domain/given'
import type { BuyerEvent } from '@pinline/events/account/buyer-event'
import { describe, it } from 'vitest'
import { added, buyer, depot, home, later, madeDefault, plant, reference, registered } from './buyer.fixtures.ts'
import { buyerDecider } from './buyer-decider.ts'
import type { ChangeAddress } from './change-address.ts'

const command = (id: typeof home, makeDefault = false): ChangeAddress => ({
  type: 'change-address',
  addressId: id,
  addressRef: reference(`address-${id}@2`),
  makeDefault,
  now: later,
})
const changed = (id: typeof home): BuyerEvent => ({
  type: 'address-changed',
  data: { buyerId: buyer, addressId: id, addressRef: reference(`address-${id}@2`), changedAt: later },
})
const book = [registered, added(home), madeDefault(home), added(plant)]

describe('change-address', () => {
  it('sets the new version', () =>
    given(buyerDecider, book)
      .when(command(plant))
      .then([changed(plant)]))
  it('moves the default with it', () =>
    given(buyerDecider, book)
      .when(command(plant, true))
      .then([changed(plant), madeDefault(plant, later)]))
  it('refuses an address that is not in the book', () =>
    given(buyerDecider, book).when(command(depot)).thenRejected('address-not-found'))
  it('does nothing on repetition', () =>
    given(buyerDecider, [...book, changed(home)])
      .when(command(home, true))
      .thenNothing())
})
