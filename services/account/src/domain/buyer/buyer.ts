import type { BuyerEvent } from '@pinline/events/account/buyer-event'
import type { AddressId, BuyerId, FileId, VaultReference } from '@pinline/events/ids'

/** Limit of addresses per buyer. */
export const addressLimit = 20

export interface BookedAddress {
  readonly addressId: AddressId
  readonly addressRef: VaultReference
}

export interface RegisteredBuyer {
  readonly status: 'registered'
  readonly buyerId: BuyerId
  readonly contactRef: VaultReference
  readonly credentialRef: VaultReference
  /** ISO 8601: sessions opened before are over. */
  readonly credentialSince: string
  readonly registeredAt: string
  readonly companyRef?: VaultReference
  readonly avatarFileId?: FileId
  /** Oldest first. */
  readonly addresses: readonly BookedAddress[]
  /** Undefined only while the book is empty. */
  readonly defaultAddressId?: AddressId
  /** Addresses removed from the book but kept in the vault, for orders. */
  readonly removedAddressIds?: readonly AddressId[]
}

/** Forgotten: nothing but what is needed to forget again after a restored backup. */
export interface ErasedBuyer {
  readonly status: 'erased'
  readonly buyerId: BuyerId
  readonly addressIds: readonly AddressId[]
}

export type Buyer = { readonly status: 'unknown' } | RegisteredBuyer | ErasedBuyer

export const unknownBuyer: Buyer = { status: 'unknown' }

export const evolve = (state: Buyer, { type, data }: BuyerEvent): Buyer => {
  if (type === 'buyer-registered') {
    const { buyerId, contactRef, credentialRef, registeredAt } = data
    return {
      status: 'registered',
      buyerId,
      contactRef,
      credentialRef,
      credentialSince: registeredAt,
      registeredAt,
      addresses: [],
    }
  }
  if (state.status !== 'registered') throw new Error(`${type} on a buyer who is ${state.status}`)
  switch (type) {
    case 'buyer-password-set':
      return { ...state, credentialRef: data.credentialRef, credentialSince: data.setAt }
    case 'address-added':
      return { ...state, addresses: [...state.addresses, { addressId: data.addressId, addressRef: data.addressRef }] }
    case 'address-changed':
      return {
        ...state,
        addresses: state.addresses.map((booked) =>
          booked.addressId === data.addressId ? { ...booked, addressRef: data.addressRef } : booked,
        ),
      }
    case 'address-removed': {
      const { defaultAddressId, ...rest } = state
      const addresses = state.addresses.filter((booked) => booked.addressId !== data.addressId)
      const removedAddressIds = [...(state.removedAddressIds ?? []), data.addressId]
      return defaultAddressId === undefined || defaultAddressId === data.addressId
        ? { ...rest, addresses, removedAddressIds }
        : { ...rest, addresses, removedAddressIds, defaultAddressId }
    }
    case 'default-address-set':
      return { ...state, defaultAddressId: data.addressId }
    case 'buyer-contact-changed':
      return { ...state, contactRef: data.contactRef }
    case 'buyer-company-changed': {
      const { companyRef: _, ...rest } = state
      return data.companyRef === null ? rest : { ...rest, companyRef: data.companyRef }
    }
    case 'buyer-avatar-set': {
      const { avatarFileId: _, ...rest } = state
      return data.fileId === null ? rest : { ...rest, avatarFileId: data.fileId }
    }
    case 'buyer-erased':
      return { status: 'erased', buyerId: data.buyerId, addressIds: data.addressIds }
    default: {
      const missing: never = type
      return missing
    }
  }
}
