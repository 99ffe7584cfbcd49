import type { ProductId } from '@pinline/events/ids'
import type { CurrencyCode } from '@pinline/events/money'
import type { NumberSigns } from '@pinline/ui/format/number-signs'
import { wholeText } from '../../layout/whole-text.ts'

/** A part that a proposal names. */
export interface ProposedLine {
  readonly productId: ProductId
  readonly model: string
  readonly manufacturer: string
  readonly quantity: number
  readonly packingUnit: number
  readonly leadTimeDays: number
}

/** A line of the form of an order, as typed. A proposal names its part; a typed part number is looked up. */
export interface OrderFormLine {
  readonly key: number
  readonly productId: ProductId | undefined
  readonly partNumber: string
  readonly quantity: string
  /** Value of a date field. */
  readonly expectedOn: string
  /** Agreed for one piece, as typed. */
  readonly price: string
  /** Undefined until one is chosen: the supplier's. */
  readonly currency: CurrencyCode | undefined
  /** Pieces of a package; undefined until the part is known. */
  readonly packingUnit: number | undefined
}

const maxPieces = 100_000_000

export const readPieces = (input: string, signs: NumberSigns): number | undefined => {
  const clean = wholeText(input, signs)
  const pieces = /^\d{1,9}$/.test(clean) ? Number(clean) : 0
  return pieces >= 1 && pieces <= maxPieces ? pieces : undefined
}

/** A calendar date so many days after another. */
const daysAfter = (date: string, days: number): string => {
  const after = new Date(date)
  after.setUTCDate(after.getUTCDate() + days)
  return after.toISOString().slice(0, 10)
}

/** A next line is expected with the one before, and paid in its currency. */
export const nextLine = (lines: readonly OrderFormLine[]): OrderFormLine => ({
  ...{ key: 1 + Math.max(-1, ...lines.map(({ key }) => key)), productId: undefined, partNumber: '', quantity: '' },
  ...{ expectedOn: lines.at(-1)?.expectedOn ?? '', packingUnit: undefined },
  ...{ price: '', currency: lines.at(-1)?.currency },
})

/** Lines of a form that begins with a proposal: each is expected after its own lead time. */
export const proposedLines = (proposed: readonly ProposedLine[], today: string): readonly OrderFormLine[] =>
  proposed.length === 0
    ? [nextLine([])]
    : proposed.map(({ productId, model, quantity, packingUnit, leadTimeDays }, key) => ({
        ...{ key, productId, partNumber: model, quantity: String(quantity), packingUnit },
        ...{ expectedOn: daysAfter(today, leadTimeDays), price: '', currency: undefined },
      }))

/** The manufacturer of all of them, as the first guess at the supplier; empty where there are several. */
export const onlyManufacturer = (proposed: readonly ProposedLine[]): string => {
  const all = new Set(proposed.map(({ manufacturer }) => manufacturer))
  return all.size === 1 ? ([...all][0] ?? '') : ''
}

/** The next whole number of packages, where a quantity is none. */
export const roundedUp = ({ quantity, packingUnit = 1 }: OrderFormLine, signs: NumberSigns): number | undefined => {
  const pieces = readPieces(quantity, signs)
  return pieces === undefined || packingUnit < 2 || pieces % packingUnit === 0
    ? undefined
    : Math.ceil(pieces / packingUnit) * packingUnit
}

/** The lines that say something, each with its pieces; undefined where one lacks part, pieces or date. */
export const filledLines = (
  lines: readonly OrderFormLine[],
  signs: NumberSigns,
): readonly (OrderFormLine & { readonly pieces: number })[] | undefined => {
  const filled = lines.filter(({ partNumber, quantity, price }) =>
    [partNumber, quantity, price].some((typed) => typed.trim() !== ''),
  )
  const read = filled.flatMap((line) => {
    const pieces = readPieces(line.quantity, signs)
    return pieces === undefined || line.partNumber.trim() === '' || line.expectedOn === '' ? [] : [{ ...line, pieces }]
  })
  return read.length === filled.length ? read : undefined
}

/** Part numbers that stand on more than one line. */
export const repeatedParts = (
  lines: readonly { readonly productId: string; readonly partNumber: string }[],
): string[] =>
  lines
    .filter(({ productId }, place) => lines.findIndex((one) => one.productId === productId) < place)
    .map(({ partNumber }) => partNumber.trim())
