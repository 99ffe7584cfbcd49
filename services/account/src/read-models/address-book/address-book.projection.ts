import { defineProjection } from '@pinline/chassis/read-models/projection'
import { type BuyerEvent, buyerEvent } from '@pinline/events/account/buyer-event'
import type { AddressBook } from './address-book.model.ts'

const empty = (buyerId: string): AddressBook => ({ buyerId, addresses: [], defaultAddressId: null })

const project = (row: AddressBook | undefined, { type, data }: BuyerEvent): AddressBook => {
  const book = row ?? empty(data.buyerId)
  switch (type) {
    case 'buyer-registered':
    case 'buyer-password-set':
    case 'buyer-contact-changed':
    case 'buyer-change-undone':
    case 'buyer-company-changed':
    case 'buyer-avatar-set':
    case 'buyer-state-set':
    case 'buyer-note-added':
    case 'buyer-mails-chosen':
      return book
    case 'buyer-erased':
      return empty(data.buyerId)
    case 'address-added': {
      const { addressId, addressRef } = data
      return { ...book, addresses: [...book.addresses, { addressId, addressRef }] }
    }
    case 'address-changed': {
      const { addressId, addressRef } = data
      return {
        ...book,
        addresses: book.addresses.map((entry) => (entry.addressId === addressId ? { addressId, addressRef } : entry)),
      }
    }
    case 'address-removed':
      return {
        ...book,
        addresses: book.addresses.filter((entry) => entry.addressId !== data.addressId),
        defaultAddressId: book.defaultAddressId === data.addressId ? null : book.defaultAddressId,
      }
    case 'default-address-set':
      return { ...book, defaultAddressId: data.addressId }
    default:
      return type satisfies never
  }
}

export const addressBook = defineProjection<AddressBook, BuyerEvent>({
  name: 'address-book',
  version: 1,
  sources: [{ service: 'account', streamType: 'buyer' }],
  eventSchema: buyerEvent,
  project: (row, recorded) => project(row, recorded.event),
  indexes: [],
})
