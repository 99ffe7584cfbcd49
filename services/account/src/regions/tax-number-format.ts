/** VAT numbers of the European Union by country, without the country's prefix; from the questions of VIES. */
const europeanUnion: Readonly<Record<string, RegExp>> = {
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

/** The prefix of VAT numbers, where it is not the country's code. */
const prefixOf: Readonly<Record<string, string>> = { GR: 'EL' }

/** True if a tax number has its country's form; spaces, dots, hyphens and the country's prefix do not count. */
export const isTaxNumberOf = (country: string, taxNumber: string): boolean => {
  const form = europeanUnion[country] ?? others[country]
  if (form === undefined) return true
  const bare = taxNumber.toUpperCase().replaceAll(/[\s./-]/g, '')
  const prefix = prefixOf[country] ?? country
  return form.test(bare) || (bare.startsWith(prefix) && form.test(bare.slice(prefix.length)))
}
