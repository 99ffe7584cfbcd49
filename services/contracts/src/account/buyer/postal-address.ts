import { formatAddress } from 'localized-address-format'
import type { NamedAddress } from './address.ts'

/** The fields that say where a place is. */
export type PlaceField = 'address' | 'city' | 'zone' | 'zipcode'

/** Private-use characters: no format contains them as text. */
const marks: Readonly<Record<PlaceField, string>> = {
  address: '\uE000',
  city: '\uE001',
  zone: '\uE002',
  zipcode: '\uE003',
}
const placeFields = ['address', 'city', 'zone', 'zipcode'] as const

const eastAsian = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

/** Countries that print a zone as its short code. */
const byCode = new Set(['US', 'CA', 'AU', 'BR'])

type Place = Pick<NamedAddress, 'country' | 'address' | 'city' | 'zipcode'> & { readonly area: string }

const formatted = (place: Place, script: 'local' | 'latin', name = '', company = ''): string[] =>
  formatAddress(
    {
      postalCountry: place.country,
      administrativeArea: place.area,
      locality: place.city,
      postalCode: place.zipcode,
      addressLines: [place.address],
      name,
      organization: company,
    },
    script,
  )

/** The places that a country's format prints, in its order. */
const printedPlaces = (country: string, script: 'local' | 'latin'): PlaceField[] => {
  const { zone: area, ...rest } = marks
  const text = formatted({ ...rest, country, area }, script).join('\n')
  return placeFields
    .filter((field) => text.includes(marks[field]))
    .toSorted((a, b) => text.indexOf(marks[a]) - text.indexOf(marks[b]))
}

/**
 * The fields of a country's addresses in the order in which its people write them, by Google's address data.
 * `isOwnScript`: China, Japan and others begin with the largest place in their own script, and with the smallest in
 * Latin letters. The city is always one of them.
 */
export function placeFieldsOf(country: string, isOwnScript: boolean): PlaceField[] {
  const places = printedPlaces(country, isOwnScript ? 'local' : 'latin')
  if (places.includes('city')) return places
  return places.flatMap((field) => {
    if (field !== 'address') return [field]
    return isOwnScript ? ['city', field] : [field, 'city']
  })
}

/** An address as its country prints it, the country last. Without a name its line is left out. */
export function postalLines(address: NamedAddress, { withName }: { withName: boolean }): string[] {
  const { country, zone, zoneName, city, zipcode } = address
  const script = eastAsian.test(address.address + city) ? 'local' : 'latin'
  const area = byCode.has(country) ? zone : zoneName || zone
  const linesOf = (street: string): string[] =>
    formatted({ ...address, address: street, area }, script, withName ? address.name : '', address.company)
  const contains = (lines: readonly string[], part: string): boolean =>
    lines.join('\n').toLowerCase().includes(part.toLowerCase())
  const plain = linesOf(address.address)
  // Japan's format has the city within the street, that of Singapore has it as text.
  const withCity = script === 'local' ? city + address.address : `${address.address}, ${city}`
  const lines = printedPlaces(country, script).includes('city') || contains(plain, city) ? plain : linesOf(withCity)
  const rest = zipcode === '' || contains(lines, zipcode) ? [] : [zipcode]
  return [...lines, ...rest, address.countryName || country]
}
