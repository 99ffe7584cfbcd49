import { type CurrencyCode, currencyCodes } from '@pinline/events/money'
import { baseCurrency } from '../domain/price/quote.ts'

/** Reference rates of one day: units of each currency for one unit of the base currency. */
export interface EcbRates {
  /** The day, as `yyyy-mm-dd`. */
  readonly date: string
  readonly rates: readonly { readonly code: CurrencyCode; readonly amount: number; readonly scale: number }[]
}

/** Digits behind the decimal mark of the rates that are computed. */
const scale = 6

const months = 'January,February,March,April,May,June,July,August,September,October,November,December'.split(',')

const dateOf = (cell: string): string | undefined => {
  if (/^\d{4}-\d{2}-\d{2}$/.test(cell)) return cell
  const [, day = '', name = '', year = ''] = /^(\d{1,2}) ([A-Z][a-z]+) (\d{4})$/.exec(cell) ?? []
  const month = months.indexOf(name) + 1
  return month === 0 ? undefined : `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`
}

interface Decimal {
  readonly digits: bigint
  readonly scale: number
}

const decimalOf = (cell: string): Decimal | undefined => {
  const [, whole = '', fraction = ''] = /^(\d{1,9})(?:\.(\d{1,9}))?$/.exec(cell) ?? []
  const digits = BigInt(whole + fraction || '0')
  return digits === 0n ? undefined : { digits, scale: fraction.length }
}

const one: Decimal = { digits: 1n, scale: 0 }

/** `a` divided by `b`, rounded half up. */
const quotient = (a: Decimal, b: Decimal): number => {
  const numerator = a.digits * 10n ** BigInt(b.scale + scale)
  const denominator = b.digits * 10n ** BigInt(a.scale)
  return Number((numerator * 2n + denominator) / (denominator * 2n))
}

/**
 * The newest day of a file of reference rates of the European Central Bank (`eurofxref.csv`, `eurofxref-hist.csv`), whose
 * rates are for one euro. Undefined if it is another file. Currencies without a rate on that day are left out.
 */
export const readEcbRates = (text: string): EcbRates | undefined => {
  const [heads = [], newest = []] = text
    .split(/\r\n|\r|\n/, 2)
    .map((line) => line.split(',').map((cell) => cell.trim()))
  const date = dateOf(newest[0] ?? '')
  const cellOf = (code: string): Decimal | undefined => decimalOf(newest[heads.indexOf(code)] ?? '')
  const base = cellOf(baseCurrency)
  if (heads[0] !== 'Date' || date === undefined || base === undefined) return undefined
  const rates = currencyCodes.flatMap((code) => {
    const perEuro = code === 'EUR' ? one : cellOf(code)
    return code === baseCurrency || perEuro === undefined ? [] : [{ code, amount: quotient(perEuro, base), scale }]
  })
  return { date, rates: rates.filter(({ amount }) => amount > 0) }
}
