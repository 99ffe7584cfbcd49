import { given } from '@pinline/chassis/domain/given'
import { describe, it } from 'vitest'
import { added, depot, home, later, madeDefault, plant, registered } from './buyer.fixtures.ts'
import { buyerDecider } from './buyer-decider.ts'
import type { SetDefaultAddress } from './set-default-address.ts'

const command = (id: typeof home): SetDefaultAddress => ({ type: 'set-default-address', addressId: id, now: later })
const book = [registered, added(home), madeDefault(home), added(plant)]

describe('set-default-address', () => {
  it('moves the default', () =>
    given(buyerDecider, book)
      .when(command(plant))
      .then([madeDefault(plant, later)]))
  it('refuses an address that is not in the book', () =>
    given(buyerDecider, book).when(command(depot)).thenRejected('address-not-found'))
  it('does nothing on repetition', () => given(buyerDecider, book).when(command(home)).thenNothing())
})
