import { format as formatted, isDateFormat } from 'numfmt'

const dayMs = 86_400_000
/** Days from the start of each date system to 1 January 1970. */
const daysBefore1970 = { 1900: 25_569, 1904: 24_107 } as const

/** Digits and fixed text only, such as `0000000000` and `00000-0000`: a part number with zeros in front. */
const fixedDigits = /^(?:0|\\.|"[^"]*"|[- /])*$/

export interface CellFormat {
  readonly isDate: boolean
  /** The format's code if it writes leading zeros or fixed text. */
  readonly fixed: string | undefined
}

export const cellFormat = (code: string): CellFormat => ({
  isDate: isDateFormat(code),
  fixed: fixedDigits.test(code) && /0.*0/.test(code) ? code : undefined,
})

/** A date as `2026-12-04`, with its time if it has one; a time alone as in a table. */
const dateText = (serial: number, system: keyof typeof daysBefore1970): string => {
  const time = new Date(Math.round((serial - daysBefore1970[system]) * 86_400) * 1000)
  if (Number.isNaN(time.getTime())) return String(serial)
  const text = time.toISOString()
  if (serial >= 0 && serial < 1) return text.slice(11, 19)
  return time.getTime() % dayMs === 0 ? text.slice(0, 10) : text.slice(0, 19)
}

/**
 * A number as a text cell would have it: dates by their calendar, leading zeros where the format shows them, else all
 * digits whatever the width of the column. Three decimals are written as four, so that they are no thousands.
 */
export const shownNumber = (
  raw: string,
  format: CellFormat | undefined,
  system: keyof typeof daysBefore1970,
): string => {
  const value = Number(raw)
  if (raw.trim() === '' || !Number.isFinite(value)) return raw
  if (format?.isDate === true) return dateText(value, system)
  if (format?.fixed !== undefined && Number.isSafeInteger(value)) return formatted(format.fixed, value)
  const text = String(Number(value.toPrecision(15)))
  return /^-?\d{1,3}\.\d{3}$/.test(text) ? `${text}0` : text
}
