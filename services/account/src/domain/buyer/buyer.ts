import type { BuyerEvent } from '@pinline/events/account/buyer-event'
import type { MailKind } from '@pinline/events/account/mail-kind'
import type { AddressId, BuyerId, FileId, VaultReference } from '@pinline/events/ids'
import { beforeChange, type UndoableChange, withUndoable } from '../undo/undoable-changes.ts'

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
  /** Staff have disabled the account: nobody signs in. */
  readonly disabled: boolean
  /** Changes of contact and password that can be undone, oldest first. */
  readonly undoable: readonly UndoableChange[]
  /** Notes of staff, oldest first. */
  readonly noteRefs: readonly VaultReference[]
  /** Messages that the buyer does without. */
  readonly declinedMails: readonly MailKind[]
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

/** Changes of older events, and those beyond the limit, name no end: they cannot be undone. */
const undoableAfter = (
  { undoable, contactRef }: RegisteredBuyer,
  { until, ...change }: Omit<UndoableChange, 'contactBefore' | 'until'> & { readonly until: string | undefined },
): readonly UndoableChange[] =>
  until === undefined ? undoable : withUndoable(undoable, { ...change, contactBefore: contactRef, until })

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
      disabled: false,
      undoable: [],
      noteRefs: [],
      declinedMails: [],
      addresses: [],
    }
  }
  if (state.status !== 'registered') throw new Error(`${type} on a buyer who is ${state.status}`)
  switch (type) {
    case 'buyer-password-set':
      return {
        ...state,
        credentialRef: data.credentialRef,
        credentialSince: data.setAt,
        undoable: undoableAfter(state, {
          changed: 'password',
          changeRef: data.credentialRef,
          changedAt: data.setAt,
          until: data.undoableUntil,
        }),
      }
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
      return {
        ...state,
        contactRef: data.contactRef,
        undoable:
          data.changed === 'profile'
            ? state.undoable
            : undoableAfter(state, {
                changed: data.changed,
                changeRef: data.contactRef,
                changedAt: data.changedAt,
                until: data.undoableUntil,
              }),
      }
    case 'buyer-change-undone':
      return {
        ...state,
        contactRef: data.contactRef,
        credentialRef: data.credentialRef,
        credentialSince: data.undoneAt,
        undoable: beforeChange(state.undoable, data.changeRef),
      }
    case 'buyer-company-changed': {
      const { companyRef: _, ...rest } = state
      return data.companyRef === null ? rest : { ...rest, companyRef: data.companyRef }
    }
    case 'buyer-avatar-set': {
      const { avatarFileId: _, ...rest } = state
      return data.fileId === null ? rest : { ...rest, avatarFileId: data.fileId }
    }
    case 'buyer-state-set':
      return { ...state, disabled: data.disabled }
    case 'buyer-note-added':
      return { ...state, noteRefs: [...state.noteRefs, data.noteRef] }
    case 'buyer-mails-chosen':
      return { ...state, declinedMails: data.declined }
    case 'buyer-erased':
      return { status: 'erased', buyerId: data.buyerId, addressIds: data.addressIds }
    default:
      return type satisfies never
  }
}
