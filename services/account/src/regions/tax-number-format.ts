import { euVatNumberOf, isInEuropeanUnion } from '@pinline/events/vat-number'

/** Tax numbers of other countries that buy often. Brazil: CNPJ, with letters since 2026, or CPF. */
const others: Readonly<Record<string, RegExp>> = {
  AU: /^\d{11}$/,
  BR: /^([0-9A-Z]{12}\d{2}|\d{11})$/,
  CA: /^\d{9}(RT\d{4})?$/,
  CH: /^E?\d{9}(MWST|TVA|IVA)?$/,
  CN: /^([0-9A-Z]{15}|[0-9A-Z]{18}|[0-9A-Z]{20})$/,
  GB: /^(\d{9}|\d{12}|GD\d{3}|HA\d{3})$/,
  IN: /^\d{2}[A-Z]{5}\d{4}[A-Z][0-9A-Z]{3}$/,
  JP: /^T?\d{13}$/,
  KR: /^\d{10}$/,
  MX: /^[A-ZÑ&]{3,4}\d{6}[0-9A-Z]{3}$/,
  NO: /^\d{9}(MVA)?$/,
  RU: /^(\d{10}|\d{12})$/,
  SG: /^[0-9A-Z]{9,10}$/,
  TW: /^\d{8}$/,
  US: /^\d{9}$/,
}

/** True if a tax number has its country's form; spaces, dots, hyphens and the country's prefix do not count. */
export const isTaxNumberOf = (country: string, taxNumber: string): boolean => {
  if (isInEuropeanUnion(country)) return euVatNumberOf(country, taxNumber) !== undefined
  const form = others[country]
  if (form === undefined) return true
  const bare = taxNumber.toUpperCase().replaceAll(/[\s./-]/g, '')
  return form.test(bare) || (bare.startsWith(country) && form.test(bare.slice(country.length)))
}
