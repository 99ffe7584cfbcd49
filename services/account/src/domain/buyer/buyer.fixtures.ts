import type { BuyerEvent } from '@pinline/events/account/buyer-event'
import { addressId, buyerId, vaultReference } from '@pinline/events/ids'

export const at = '2026-11-21T08:30:00.000Z'
export const later = '2026-11-22T08:30:00.000Z'
/** 72 hours after `later`, and a moment after that. */
export const undoableUntil = '2026-11-25T08:30:00.000Z'
export const afterWindow = '2026-11-25T08:30:00.001Z'
export const buyer = buyerId.parse('b-4k2m9x7qw1e5')
export const home = addressId.parse('a-home00000001')
export const plant = addressId.parse('a-plant0000001')
export const depot = addressId.parse('a-depot0000001')
export const reference = (text: string) => vaultReference.parse(text)

export const registered: BuyerEvent = {
  type: 'buyer-registered',
  data: {
    buyerId: buyer,
    contactRef: reference(`contact-${buyer}@1`),
    credentialRef: reference(`credential-${buyer}@1`),
    by: 'email',
    registeredAt: at,
  },
}

export const added = (addressId: typeof home): BuyerEvent => ({
  type: 'address-added',
  data: { buyerId: buyer, addressId, addressRef: reference(`address-${addressId}@1`), addedAt: at },
})

export const madeDefault = (addressId: typeof home, setAt = at): BuyerEvent => ({
  type: 'default-address-set',
  data: { buyerId: buyer, addressId, setAt },
})
