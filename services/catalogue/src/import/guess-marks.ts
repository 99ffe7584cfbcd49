import type { ColumnMapping, DecimalMark, ThousandsMark } from '@pinline/contracts/catalogue/import/import-options'
import { type FigureMarks, marksOfFigure } from '@pinline/contracts/catalogue/import/number-marks'

/** The numbers of a cell without sign, unit and currency: one, or the prices and quantities of a list. */
const figuresOf = (cell: string): string[] => {
  const pieces = /\d\s*[:=@]/.test(cell)
    ? cell
        .replaceAll(/\s*([:=@])\s*/g, '$1')
        .split(/[\s;|]+/)
        .map((piece) => piece.slice(piece.search(/[:=@][^:=@]*$/) + 1))
    : [cell]
  return pieces.map((piece) => piece.replaceAll(/^\D+|[^\d]+$/g, ''))
}

/** The commonest value; undefined if there is none. */
const commonest = <Mark>(marks: readonly (Mark | undefined)[]): Mark | undefined => {
  const counts = new Map<Mark, number>()
  for (const mark of marks) if (mark !== undefined) counts.set(mark, (counts.get(mark) ?? 0) + 1)
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0]
}

type ColumnMarks = Pick<ColumnMapping, 'decimal' | 'thousands'>

const other = (mark: DecimalMark): DecimalMark => (mark === '.' ? ',' : '.')

const decided = (decimal: DecimalMark, thousands: ThousandsMark | undefined): ColumnMarks =>
  thousands === undefined || thousands === decimal ? { decimal } : { decimal, thousands }

/** Without decimals, of which the marks are known: France and Russia write `1 234,5`, Switzerland `1'234.5`. */
const usualDecimal: Readonly<Record<ThousandsMark, DecimalMark>> = { ' ': ',', "'": '.', '.': ',', ',': '.' }

/**
 * How a column writes its numbers, by its first cells. Not decided if they show nothing, or only numbers that have two
 * readings, such as `1,200`.
 * @param fallback the decimal mark of files that have no thousands marks
 */
export const guessMarks = (cells: readonly string[], fallback?: DecimalMark): ColumnMarks => {
  const found: readonly FigureMarks[] = cells.flatMap(figuresOf).map(marksOfFigure)
  const eithers = new Set(found.flatMap(({ either }) => either ?? []))
  const thousands = commonest(found.map((marks) => marks.thousands))
  const decimal = commonest(found.map((marks) => marks.decimal))
  if (decimal !== undefined) {
    const rest = eithers.has(other(decimal)) ? other(decimal) : undefined
    return decided(decimal, thousands ?? rest)
  }
  const [either] = eithers
  if (thousands !== undefined)
    return decided(eithers.size === 1 && either !== undefined ? either : usualDecimal[thousands], thousands)
  if (either === undefined) return { decimal: fallback ?? null }
  return { decimal: eithers.size === 1 && either === fallback ? fallback : null }
}

/** The first cell with two readings. */
export const doubtfulCell = (cells: readonly string[]): string | undefined =>
  cells.find((cell) => figuresOf(cell).some((figure) => marksOfFigure(figure).either !== undefined))
