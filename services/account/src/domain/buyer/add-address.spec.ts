import { given } from '@pinline/chassis/domain/given'
import { addressId } from '@pinline/events/ids'
import { describe, it } from 'vitest'
import type { AddAddress } from './add-address.ts'
import { added, at, home, madeDefault, plant, reference, registered } from './buyer.fixtures.ts'
import { addressLimit } from './buyer.ts'
import { buyerDecider } from './buyer-decider.ts'

const command = (id: typeof home, makeDefault = false): AddAddress => ({
  type: 'add-address',
  addressId: id,
  addressRef: reference(`address-${id}@1`),
  makeDefault,
  now: at,
})
const full = Array.from({ length: addressLimit }, (_, index) =>
  added(addressId.parse(`a-number${String(index).padStart(4, '0')}`)),
)

describe('add-address', () => {
  it('makes the first one the default', () =>
    given(buyerDecider, [registered])
      .when(command(home))
      .then([added(home), madeDefault(home)]))
  it('keeps the default', () =>
    given(buyerDecider, [registered, added(home), madeDefault(home)])
      .when(command(plant))
      .then([added(plant)]))
  it('changes the default if requested', () =>
    given(buyerDecider, [registered, added(home), madeDefault(home)])
      .when(command(plant, true))
      .then([added(plant), madeDefault(plant)]))
  it('refuses one too many', () =>
    given(buyerDecider, [registered, ...full])
      .when(command(home))
      .thenRejected('address-limit-reached', { data: { limit: 20 } }))
  it('refuses an unregistered buyer', () => given(buyerDecider, []).when(command(home)).thenRejected('not-found'))
  it('does nothing on repetition', () =>
    given(buyerDecider, [registered, added(home), madeDefault(home)])
      .when(command(home))
      .thenNothing())
})
