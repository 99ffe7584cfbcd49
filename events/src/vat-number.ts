/** VAT numbers of the European Union by country, without the country's prefix; from the questions of VIES. */
const forms: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  ES: /^[A-Z0-9]\d{7}[A-Z0-9]$/,
  FI: /^\d{8}$/,
  FR: /^[A-Z0-9]{2}\d{9}$/,
  GR: /^\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^\d[A-Z0-9+*]\d{5}[A-Z]{1,2}$/,
  IT: /^\d{11}$/,
  LT: /^(\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^\d{9}B\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
}

/** The prefix of VAT numbers, where it is not the country's code. */
const prefixes: Readonly<Record<string, string>> = { GR: 'EL' }

const prefixOf = (country: string): string => prefixes[country] ?? country

const bareOf = (taxNumber: string): string => taxNumber.toUpperCase().replaceAll(/[\s./-]/g, '')

/** True if goods between this country and others of the European Union are intra-Community supplies. */
export const isInEuropeanUnion = (country: string): boolean => country in forms

/** A tax number without spaces and punctuation, with its country's prefix before it. */
export const withCountryPrefix = (country: string, taxNumber: string): string => {
  const bare = bareOf(taxNumber)
  return bare.startsWith(prefixOf(country)) ? bare : `${prefixOf(country)}${bare}`
}

/**
 * The VAT number of a business in the European Union, with its prefix; undefined if the number lacks its country's form, or
 * the country is not a member. Only the form is checked: whether the number is assigned is known to VIES alone.
 */
export const euVatNumberOf = (country: string, taxNumber: string): string | undefined => {
  const form = forms[country]
  if (form === undefined) return undefined
  const bare = bareOf(taxNumber)
  const prefix = prefixOf(country)
  if (bare.startsWith(prefix) && form.test(bare.slice(prefix.length))) return bare
  return form.test(bare) ? `${prefix}${bare}` : undefined
}
