import type { DecimalMark, RowReason } from '@pinline/contracts/catalogue/import/import-options'

export type Reading<Value> = { readonly value: Value } | { readonly reason: RowReason }

const digits = { '.': /^[-+]?\d+(?:\.\d+)?(?:e[-+]?\d+)?$/i, ',': /^[-+]?\d+(?:,\d+)?(?:e[-+]?\d+)?$/i } as const
/** Either a fraction or thousands: ambiguous. */
const maybeThousands = /^[-+]?\d{1,3}[.,]\d{3}$/

const spaces = /[\s\u00a0\u2007\u202f]/u

/** The text of a number, without the column's unit. */
const withoutUnit = (text: string, unit: string | undefined): string => {
  const figure = text.trim()
  if (unit === undefined || !figure.toLowerCase().endsWith(unit.toLowerCase())) return figure
  return figure.slice(0, -unit.length).trimEnd()
}

/**
 * A number as its column writes it: `1.27`, `1,27`, `1.27E+00`, with or without the column's unit. Thousands separators
 * are rejected, never guessed.
 */
export const readNumber = (text: string, decimal: DecimalMark, unit?: string): Reading<number> => {
  const figure = withoutUnit(text, unit)
  if (spaces.test(figure) || !digits[decimal].test(figure)) return { reason: 'not-a-number' }
  const value = Number(figure.replace(',', '.'))
  return Number.isFinite(value) ? { value } : { reason: 'out-of-range' }
}

/** A whole number; `10.0` is one, `1.000` is refused: it may mean a thousand. */
export const readWhole = (text: string, decimal: DecimalMark, unit?: string): Reading<number> => {
  const read = readNumber(text, decimal, unit)
  if ('reason' in read) return read
  const doubtful = maybeThousands.test(withoutUnit(text, unit))
  return Number.isSafeInteger(read.value) && !doubtful ? read : { reason: 'not-a-whole-number' }
}
