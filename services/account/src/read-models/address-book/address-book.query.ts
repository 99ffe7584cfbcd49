import type { Platform } from '@pinline/chassis/service'
import { type AddressRow, addressVersion } from '@pinline/contracts/account/buyer/address'
import type { LanguageCode } from '@pinline/contracts/api/languages'
import type { BuyerId } from '@pinline/events/ids'
import { named } from '../../regions/named-address.ts'
import { addressBook } from './address-book.projection.ts'

/** The default address first, then the newest; an erased one is left out. */
export const queryAddressBook = async (
  platform: Platform,
  buyerId: BuyerId,
  language: LanguageCode,
): Promise<AddressRow[]> => {
  const book = await platform.view(addressBook).findOne({ _id: buyerId, buyerId })
  if (book === null) return []
  const rows = await Promise.all(
    book.addresses.toReversed().map(async ({ addressId, addressRef }): Promise<AddressRow[]> => {
      const address = await platform.vault.get(addressRef, addressVersion)
      if (address === undefined) return []
      return [{ ...named(address, language), id: addressId, isDefault: addressId === book.defaultAddressId }]
    }),
  )
  return rows.flat().sort((a, b) => Number(b.isDefault) - Number(a.isDefault))
}
