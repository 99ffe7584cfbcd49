import type { RowReason } from '@pinline/contracts/catalogue/import/import-options'
import { type DateParts, spreadsheetDate } from './spreadsheet-damage.ts'

/** Digits that a spreadsheet keeps of a number; the others become zeros. */
const keptDigits = 15

const monthNames = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC']
const months = new Map(monthNames.map((name, index) => [name, index + 1]))

const pair = (month: number | undefined, other: number): string[] =>
  month === undefined || month < 1 || month > 12 ? [] : [`${month}/${other % 100}`]

/** The dates that a spreadsheet would read a part number as. */
const datesOf = (model: string): string[] => {
  const two = /^(\d{1,2})[-/. ](\d{1,2})$/.exec(model)
  if (two !== null) {
    const [a, b] = [Number(two[1]), Number(two[2])]
    return [...pair(a, b), ...pair(b, a)]
  }
  const named = /^([A-Z]{3})[A-Z]*[-/. ]?(\d{1,2}|\d{4})$/i.exec(model) ?? undefined
  if (named !== undefined) return pair(months.get((named[1] ?? '').toUpperCase()), Number(named[2]))
  const behind = /^(\d{1,2})[-/. ]?([A-Z]{3})[A-Z]*$/i.exec(model) ?? undefined
  if (behind !== undefined) return pair(months.get((behind[2] ?? '').toUpperCase()), Number(behind[1]))
  const three = /^(\d{1,4})[-/.](\d{1,2})[-/.](\d{1,4})$/.exec(model)
  if (three === null) return []
  const [a, b, c] = [Number(three[1]), Number(three[2]), Number(three[3])]
  const year = (short: number) => (short < 30 ? 2000 + short : short < 100 ? 1900 + short : short)
  return [`${year(c)}-${b}-${a}`, `${year(c)}-${a}-${b}`, `${year(a)}-${b}-${c}`]
}

const keysOfDate = ({ month, other, year }: DateParts): string[] =>
  year === undefined ? pair(month, other) : [`${year}-${month}-${other}`, ...pair(month, other)]

/** What a part number is worth as a number; undefined if a spreadsheet leaves it a text. */
const worthOf = (model: string): number | undefined =>
  /^\d+(?:\.\d+)?(?:E\d{1,3})?$/i.test(model) ? Number(model) : undefined

const exponentOf = (worth: number): number => Number(worth.toExponential().split('e')[1])

/** The digits without the zeros in front. */
const bare = (digits: string): string => digits.replace(/^0+(?=\d)/, '')

/** Numbers of one manufacturer that a spreadsheet would damage, by what it would make of them. */
export class NumberOriginals {
  readonly #byDate = new Map<string, string[]>()
  readonly #byExponent = new Map<number, string[]>()
  readonly #byDigits = new Map<string, string[]>()
  readonly #byKeptDigits = new Map<string, string[]>()

  add(model: string): void {
    for (const date of datesOf(model)) put(this.#byDate, date, model)
    const worth = worthOf(model)
    if (worth === undefined) return
    if (worth > 0) put(this.#byExponent, exponentOf(worth), model)
    if (!/^\d+$/.test(model)) return
    put(this.#byDigits, bare(model), model)
    if (model.length > keptDigits) put(this.#byKeptDigits, `${model.slice(0, keptDigits)}/${model.length}`, model)
  }

  /** The numbers that a damaged one may have been. */
  of(text: string): readonly string[] {
    const date = spreadsheetDate(text)
    if (date !== undefined) return [...new Set(keysOfDate(date).flatMap((key) => this.#byDate.get(key) ?? []))]
    const found = /^(\d)(?:[.,](\d+))?E([+-]\d+)$/i.exec(text)
    if (found === null) return []
    const [, first = '', rest = '', exponent] = found
    const wanted = `${first}${rest === '' ? '' : `.${rest}`}e${Number(exponent) < 0 ? '' : '+'}${Number(exponent)}`
    return (this.#byExponent.get(Number(exponent)) ?? []).filter(
      (model) => Number(model).toExponential(rest.length) === wanted,
    )
  }

  /** The numbers that a spreadsheet's digits may have been, and what it lost; undefined if there is none. */
  ofDigits(
    text: string,
  ):
    | { readonly reason: Extract<RowReason, 'zeros-lost' | 'spreadsheet-number'>; readonly models: readonly string[] }
    | undefined {
    const digits = /^(\d+)(?:\.0+)?$/.exec(text)?.[1]
    if (digits === undefined) return undefined
    const least = digits === text ? digits.length + 1 : digits.length
    const longer = (this.#byDigits.get(bare(digits)) ?? []).filter((model) => model.length >= least)
    if (longer.length > 0) return { reason: digits === text ? 'zeros-lost' : 'spreadsheet-number', models: longer }
    const cut = digits.length > keptDigits && /^0+$/.test(digits.slice(keptDigits))
    const whole = cut ? this.#byKeptDigits.get(`${digits.slice(0, keptDigits)}/${digits.length}`) : undefined
    return whole === undefined ? undefined : { reason: 'spreadsheet-number', models: whole }
  }
}

const put = <Key>(map: Map<Key, string[]>, key: Key, model: string): void => {
  const known = map.get(key)
  if (known === undefined) map.set(key, [model])
  else known.push(model)
}
