import type { RowReason } from '@pinline/contracts/catalogue/import/import-options'
import { type NumberMarks, plainFigure } from '@pinline/contracts/catalogue/import/number-marks'

export type Reading<Value> = { readonly value: Value } | { readonly reason: RowReason }

/** The text of a number, without the column's unit. */
const withoutUnit = (text: string, unit: string | undefined): string => {
  const figure = text.trim()
  if (unit === undefined || !figure.toLowerCase().endsWith(unit.toLowerCase())) return figure
  return figure.slice(0, -unit.length).trimEnd()
}

/** A number as its column writes it: `1.27`, `1.234,5`, `1.27E+00`, with or without the column's unit. */
export const readNumber = (text: string, marks: NumberMarks, unit?: string): Reading<number> => {
  const read = plainFigure(withoutUnit(text, unit), marks)
  if ('reason' in read) return read
  const value = Number(read.plain)
  return Number.isFinite(value) ? { value } : { reason: 'out-of-range' }
}

/** A whole number; `10.0` is one, `1.000` with a decimal point is refused: it may mean a thousand. */
export const readWhole = (text: string, marks: NumberMarks, unit?: string): Reading<number> => {
  const read = plainFigure(withoutUnit(text, unit), marks)
  if ('reason' in read) return read
  const value = Number(read.plain)
  const doubtful = /^[-+]?\d{1,3}\.\d{3}$/.test(read.plain)
  return Number.isSafeInteger(value) && !doubtful ? { value } : { reason: 'not-a-whole-number' }
}
