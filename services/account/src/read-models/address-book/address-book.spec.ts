import { replayTwice } from '@pinline/chassis/read-models/replay-twice'
import type { BuyerEvent } from '@pinline/events/account/buyer-event'
import { describe, expect, it } from 'vitest'
import {
  added,
  buyer,
  depot,
  home,
  later,
  madeDefault,
  plant,
  reference,
  registered,
} from '../../domain/buyer/buyer.fixtures.ts'
import { addressBook } from './address-book.projection.ts'

const recorded = (events: readonly BuyerEvent[]) =>
  events.map((event, index) => ({
    id: `${buyer}@${index + 1}`,
    service: 'account' as const,
    streamType: 'buyer',
    streamId: buyer,
    sequence: index + 1,
    event,
    actor: { kind: 'visitor' as const },
    correlationId: 'request-1',
    causationId: 'request-1',
    recordedAt: later,
  }))
const bookAfter = (events: readonly BuyerEvent[]) => replayTwice(addressBook, recorded(events)).get(buyer)
const changed: BuyerEvent = {
  type: 'address-changed',
  data: { buyerId: buyer, addressId: plant, addressRef: reference(`address-${plant}@2`), changedAt: later },
}
const removed: BuyerEvent = { type: 'address-removed', data: { buyerId: buyer, addressId: home, removedAt: later } }
const passwordSet: BuyerEvent = {
  type: 'buyer-password-set',
  data: { buyerId: buyer, credentialRef: reference(`credential-${buyer}@2`), setAt: later },
}

describe('address-book', () => {
  it('has the newest version of each address and one default', () => {
    expect(
      bookAfter([registered, added(home), madeDefault(home), added(plant), changed, added(depot), passwordSet]),
    ).toMatchObject({
      buyerId: buyer,
      addresses: [
        { addressId: home, addressRef: `address-${home}@1` },
        { addressId: plant, addressRef: `address-${plant}@2` },
        { addressId: depot, addressRef: `address-${depot}@1` },
      ],
      defaultAddressId: home,
    })
  })

  it('drops a removed address and its default', () => {
    expect(bookAfter([registered, added(home), madeDefault(home), removed])).toMatchObject({
      addresses: [],
      defaultAddressId: null,
    })
  })
})
