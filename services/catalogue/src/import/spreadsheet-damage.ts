import type { RowReason } from '@pinline/contracts/catalogue/import/import-options'

/** What a spreadsheet makes of a part number that it takes for something else. */
export type SpreadsheetDamage = Extract<
  RowReason,
  'spreadsheet-number' | 'spreadsheet-date' | 'spreadsheet-error' | 'spreadsheet-boolean'
>

/** `#N/A` in the languages of spreadsheets, and `###`, a column that was too narrow. */
const errorWords = /^(?:#(?:n\/a|n\/d|nv|н\/д|getting_data)|#[¡¿]?[\p{L}\d/_ ]{2,20}[!?]|#{3,})$/iu
/** What people and programs write where a number is missing, and formulas that were not computed. */
const noNumber =
  /^(?:n\/a|n\.a\.?|tb[ad]|none|null|nil|unknown|k\.a\.|无|暂无|不明|なし|нет|\?+)$|^=(?:[A-Z]{1,3}\d{1,7}(?:[+*/:-]|$)|\p{L}+\()/iu
const booleans =
  /^(?:TRUE|FALSE|WAHR|FALSCH|VRAI|FAUX|VERDADERO|FALSO|VERO|VERDADEIRO|WAAR|ONWAAR|PRAWDA|FAŁSZ|ИСТИНА|ЛОЖЬ)$/iu
/** Spreadsheets and programs write the sign of an exponent; a part number such as `1E10` has none. */
const exponent = /^\d(?:[.,]\d+)?E[+-]\d{2,3}$/i

/** Months as spreadsheets abbreviate them, in their letter case: `MAR-12` in capitals is no date of a spreadsheet. */
const months: readonly (readonly string[])[] = [
  ['Jan', 'janv', 'jan', 'ene', 'gen', 'янв'],
  ['Feb', 'févr', 'fév', 'feb', 'фев'],
  ['Mar', 'Mrz', 'Mär', 'mars', 'mar', 'мар'],
  ['Apr', 'avr', 'abr', 'apr', 'апр'],
  ['May', 'Mai', 'mai', 'may', 'mag', 'май', 'мая'],
  ['Jun', 'juin', 'jun', 'giu', 'июн'],
  ['Jul', 'juil', 'jul', 'lug', 'июл'],
  ['Aug', 'août', 'ago', 'авг'],
  ['Sep', 'Sept', 'sept', 'sep', 'set', 'сен'],
  ['Oct', 'Okt', 'oct', 'ott', 'окт'],
  ['Nov', 'nov', 'ноя'],
  ['Dec', 'Dez', 'déc', 'dic', 'дек'],
]
const monthOf = new Map(months.flatMap((names, index) => names.map((name) => [name, index + 1] as const)))

/** The month and the day or year of a date that may once have been a part number; a year has its last two digits. */
export interface DateParts {
  readonly month: number
  readonly other: number
  /** The date has a day, a month and a year. */
  readonly year?: number
}

const inMonth = (month: number | undefined, other: number): DateParts | undefined =>
  month === undefined || month < 1 || month > 12 || other > 99 ? undefined : { month, other }

const onDay = (year: number, month: number, day: number): DateParts | undefined =>
  year >= 1900 && year < 2100 && month >= 1 && month <= 12 && day >= 1 && day <= 31
    ? { month, other: day, year }
    : undefined

const whole = (text: string | undefined): number => Number(text ?? '0')

/** `Jan-02`, `02. Jan`, `2-Jan-26`, `janv-02`, `02-Thg1`. */
const writtenMonth = (text: string): DateParts | undefined => {
  const first = /^(\p{L}{3,5})\.?[- ](\d{2})$/u.exec(text)
  if (first !== null) return inMonth(monthOf.get(first[1] ?? ''), whole(first[2]))
  const second = /^(\d{1,2})\.?[- ](\p{L}{3,5})\.?(?:[- ](\d{2}|\d{4}))?$/u.exec(text)
  if (second === null) {
    const vietnamese = /^(\d{1,2})-Thg(\d{1,2})$/.exec(text)
    return vietnamese === null ? undefined : inMonth(whole(vietnamese[2]), whole(vietnamese[1]))
  }
  const [, day, name = '', year] = second
  const month = monthOf.get(name)
  if (year === undefined || month === undefined) return inMonth(month, whole(day))
  return onDay(year.length === 2 ? 2000 + whole(year) : whole(year), month, whole(day))
}

/** `1月2日`, `1월 2일`, `2026年1月2日`. */
const eastAsian = (text: string): DateParts | undefined => {
  const found = /^(?:(\d{4})[年년]\s*)?(\d{1,2})[月월]\s*(?:(\d{1,2})[日일])?$/u.exec(text)
  if (found === null) return undefined
  const [, year, month, day] = found
  return year === undefined
    ? inMonth(whole(month), whole(day))
    : day === undefined
      ? inMonth(whole(month), whole(year) % 100)
      : onDay(whole(year), whole(month), whole(day))
}

/** `2026-01-02`, `02.01.2026`, `1/2/2026`. Not `22-01-2027`: part numbers have that form. */
const figures = (text: string): DateParts | undefined => {
  const iso = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?:[T ]\d{1,2}:\d{2}(?::\d{2})?(?:\.0+)?Z?)?$/.exec(text)
  if (iso !== null) return onDay(whole(iso[1]), whole(iso[3]), whole(iso[4]))
  const found = /^(\d{1,2})([/.])(\d{1,2})\2(\d{4})(?: \d{1,2}:\d{2}(?::\d{2})?)?$/.exec(text)
  if (found === null) return undefined
  const [first, second, year] = [whole(found[1]), whole(found[3]), whole(found[4])]
  return onDay(year, second, first) ?? onDay(year, first, second)
}

/** The date that a text is, in the forms that spreadsheets write; undefined if it is none. */
export const spreadsheetDate = (text: string): DateParts | undefined =>
  writtenMonth(text) ?? eastAsian(text) ?? figures(text)

/** A spreadsheet's error value, such as `#N/A`, in any column. */
export const isErrorValue = (text: string): boolean => errorWords.test(text)

/** Whether a cell of part numbers says that there is none, or has a formula. */
export const isNoNumber = (text: string): boolean => noNumber.test(text)

/** What a spreadsheet seems to have made of a part number; undefined if it looks like one. */
export const damageOf = (text: string): SpreadsheetDamage | undefined => {
  if (isErrorValue(text)) return 'spreadsheet-error'
  if (booleans.test(text)) return 'spreadsheet-boolean'
  if (exponent.test(text)) return 'spreadsheet-number'
  return spreadsheetDate(text) === undefined ? undefined : 'spreadsheet-date'
}
