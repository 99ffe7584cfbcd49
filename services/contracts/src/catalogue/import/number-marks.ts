import type { DecimalMark, ThousandsMark } from './import-options.ts'

/**
 * How the numbers of a column are written. `decimal` null: nothing has decided it; each number is read by itself, and one
 * with two readings is refused.
 */
export interface NumberMarks {
  readonly decimal: DecimalMark | null
  readonly thousands?: ThousandsMark | undefined
}

/** What one number shows of its column's marks. `either`: a mark before exactly three digits, thousands or decimals. */
export interface FigureMarks {
  readonly decimal?: DecimalMark
  readonly thousands?: ThousandsMark
  readonly either?: DecimalMark
}

const grouped = /^\d{1,3}([.,' ])\d{3}((?:\1\d{3})*)(?:([.,])\d+)?$/
const fraction = /^\d+([.,])\d+(?:e[-+]?\d+)?$/i
const digits = { '.': /^[-+]?\d+(?:\.\d+)?(?:e[-+]?\d+)?$/i, ',': /^[-+]?\d+(?:,\d+)?(?:e[-+]?\d+)?$/i } as const
const groups = {
  '.': /^([-+]?\d{1,3}(?:\.\d{3})+)(,\d+)?$/,
  ',': /^([-+]?\d{1,3}(?:,\d{3})+)(\.\d+)?$/,
  ' ': /^([-+]?\d{1,3}(?: \d{3})+)([.,]\d+)?$/,
  "'": /^([-+]?\d{1,3}(?:'\d{3})+)([.,]\d+)?$/,
} as const

const asMark = (text: string | undefined): DecimalMark | undefined => (text === '.' || text === ',' ? text : undefined)

/** All spaces and apostrophes that separate thousands, as one of each. */
const unified = (figure: string): string =>
  figure.replaceAll(/[\u00a0\u2007\u2009\u202f]/g, ' ').replaceAll(/[’‘´`]/g, "'")

/** The marks of a number without sign and unit; empty if it has none, or is no number. */
export const marksOfFigure = (figure: string): FigureMarks => {
  const text = unified(figure)
  const found = grouped.exec(text)
  if (found === null) {
    const decimal = asMark(fraction.exec(text)?.[1])
    return decimal === undefined ? {} : { decimal }
  }
  const [, separator = '', more = ''] = found
  const [mark, decimal] = [asMark(separator), asMark(found[3])]
  if (mark === undefined)
    return { thousands: separator === ' ' ? ' ' : "'", ...(decimal === undefined ? {} : { decimal }) }
  if (decimal !== undefined) return decimal === mark ? {} : { thousands: mark, decimal }
  if (more !== '') return { thousands: mark, decimal: mark === '.' ? ',' : '.' }
  return text.startsWith('0') ? { decimal: mark } : { either: mark }
}

/** A number with a point and without thousands marks; or why it is none. */
export const plainFigure = (
  figure: string,
  marks: NumberMarks,
): { readonly plain: string } | { readonly reason: 'not-a-number' | 'ambiguous-number' } => {
  const text = unified(figure)
  const own = marks.decimal === null ? marksOfFigure(text.replace(/^[-+]/, '')) : undefined
  if (own?.either !== undefined) return { reason: 'ambiguous-number' }
  const decimal = marks.decimal ?? own?.decimal ?? '.'
  const thousands = marks.thousands ?? own?.thousands
  const found = thousands === undefined ? null : groups[thousands].exec(text)
  const bare =
    found === null || thousands === undefined ? text : `${found[1]?.replaceAll(thousands, '')}${found[2] ?? ''}`
  return digits[decimal].test(bare) ? { plain: bare.replace(',', '.') } : { reason: 'not-a-number' }
}
