import type { ZoneUse } from '@pinline/contracts/account/buyer/list-countries'
import { formatAddress } from 'localized-address-format'
import { hasZones } from './zones.ts'

const MARK = '\uE000'

const isPrinted = (country: string): boolean =>
  formatAddress({ postalCountry: country, administrativeArea: MARK, addressLines: ['-'] }, 'latin').some((line) =>
    line.includes(MARK),
  )

/**
 * Whether addresses of a country have a first-level zone, by the formats of Google's address data: nobody in London or
 * Berlin writes one. Required where the format prints it and the zones are listed.
 */
export const zoneUseOf = (country: string): ZoneUse => {
  if (!isPrinted(country)) return 'unused'
  return hasZones(country) ? 'required' : 'optional'
}
