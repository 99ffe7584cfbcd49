import type { AddressInput, AddressVersion, NamedAddress } from '@pinline/contracts/account/buyer/address'
import { type Rejection, rejection } from '@pinline/contracts/api/error-codes'
import type { LanguageCode } from '@pinline/contracts/api/languages'
import { countryName, freightZoneOf } from './countries.ts'
import { isTaxNumberOf } from './tax-number-format.ts'
import { zoneUseOf } from './zone-use.ts'
import { zoneCodeOf, zoneName } from './zones.ts'

type Place = Pick<AddressVersion, 'country' | 'zone' | 'city' | 'address'>

/** The country named in a language, and the zone as it is written in such an address. */
export const namesOf = ({ country, zone, city, address }: Place, language: LanguageCode) => ({
  countryName: countryName(country, language),
  zoneName: zoneName(country, zone, city + address, language),
})

export const named = (address: AddressVersion, language: LanguageCode): NamedAddress => ({
  ...address,
  ...namesOf(address, language),
})

/**
 * The version to store: the country must exist, a listed zone is stored by its code and may be missing where addresses
 * have none, and a tax number has the form of its country.
 */
export const checkedAddress = (input: AddressInput): AddressVersion | Rejection => {
  const { name, phone, zipcode, country, city, address, company, taxNumber } = input
  if (freightZoneOf(country) === undefined)
    return rejection('invalid-input', { errors: { country: 'country-unknown' } })
  if (input.zone === '' && zoneUseOf(country) === 'required')
    return rejection('invalid-input', { errors: { zone: 'required' } })
  const zone = input.zone === '' ? '' : zoneCodeOf(country, input.zone)
  if (zone === undefined) return rejection('invalid-input', { errors: { zone: 'zone-unknown' } })
  if (taxNumber !== '' && !isTaxNumberOf(country, taxNumber))
    return rejection('invalid-input', { errors: { taxNumber: 'tax-number-country' } })
  return { name, phone, zipcode, country, zone, city, address, company, taxNumber }
}
