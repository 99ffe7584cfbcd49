import { replayTwice } from '@pinline/chassis/read-models/replay-twice'
import type { BuyerEvent } from '@pinline/events/account/buyer-event'
import { addressId, buyerId, vaultReference } from '@pinline/events/ids'
import { expect, it } from 'vitest'
import { buyerErasures } from './buyer-erasures.projection.ts'

const id = buyerId.parse('b-00000001')
const at = '2026-03-01T10:00:00.000Z'
const reference = (text: string) => vaultReference.parse(text)
const home = addressId.parse('a-home0001')
const by = { kind: 'staff', id: 's-support1' } as const

const registered: BuyerEvent = {
  type: 'buyer-registered',
  data: {
    buyerId: id,
    contactRef: reference(`contact-${id}@1`),
    credentialRef: reference(`credential-${id}@1`),
    by: 'email',
    registeredAt: at,
  },
}
const added: BuyerEvent = {
  type: 'address-added',
  data: { buyerId: id, addressId: home, addressRef: reference(`address-${home}@1`), addedAt: at },
}
const changed: BuyerEvent = {
  type: 'address-changed',
  data: { buyerId: id, addressId: home, addressRef: reference(`address-${home}@2`), changedAt: at },
}
const erased: BuyerEvent = { type: 'buyer-erased', data: { buyerId: id, addressIds: [home], erasedAt: at } }

const rowAfter = (events: readonly BuyerEvent[]) =>
  replayTwice(
    buyerErasures,
    events.map((event, index) => ({
      ...{ id: `${id}@${index + 1}`, service: 'account' as const, streamType: 'buyer', streamId: id },
      ...{ sequence: index + 1, event, actor: by, correlationId: 'c', causationId: 'c', recordedAt: at },
    })),
  ).get(id)

it('has what the vault was given, and no erasure, of a buyer who is not erased', () =>
  expect(rowAfter([registered, added, changed])).toMatchObject({
    ...{ id, erasedAt: null, by: null },
    versions: { [`contact-${id}`]: 1, [`credential-${id}`]: 1, [`address-${home}`]: 2 },
  }))

it('has when and by whom a buyer was erased, and what of', () =>
  expect(rowAfter([registered, added, erased])).toMatchObject({
    ...{ erasedAt: at, by },
    versions: { [`address-${home}`]: 1 },
  }))
