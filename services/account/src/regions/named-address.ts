import type { AddressInput, AddressVersion, NamedAddress } from '@pinline/contracts/account/buyer/address'
import { type Rejection, rejection } from '@pinline/contracts/api/error-codes'
import type { LanguageCode } from '@pinline/contracts/api/languages'
import { countryName, freightZoneOf } from './countries.ts'
import { zoneCodeOf, zoneName } from './zones.ts'

/** With country and zone named in a language. */
export const named = (address: AddressVersion, language: LanguageCode): NamedAddress => ({
  ...address,
  countryName: countryName(address.country, language),
  zoneName: zoneName(address.country, address.zone, language),
})

/** The version to store: the country must exist, and a listed zone is stored by its code. */
export const checkedAddress = (input: AddressInput): AddressVersion | Rejection => {
  const { name, phone, zipcode, country, city, address } = input
  if (freightZoneOf(country) === undefined)
    return rejection('invalid-input', { errors: { country: 'country-unknown' } })
  const zone = zoneCodeOf(country, input.zone)
  if (zone === undefined) return rejection('invalid-input', { errors: { zone: 'zone-unknown' } })
  return { name, phone, zipcode, country, zone, city, address }
}
