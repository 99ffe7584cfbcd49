import type { NumberSigns } from '@pinline/ui/format/number-signs'
import { wholeText } from '../../layout/whole-text.ts'

export type BookingKind = 'receive' | 'adjust'

export type QuantityError = 'resources.stock.quantity_wrong' | 'resources.stock.quantity_negative'

const maxQuantity = 100_000_000

/** Parses pieces: `−12`, `+40`, `1 200`. Undefined when the text is no whole number of the language. */
export const parsePieces = (input: string, signs: NumberSigns): number | undefined => {
  const clean = wholeText(input, signs)
  return /^[+-]?\d{1,9}$/.test(clean) ? Number(clean) : undefined
}

/** Validation error of the parsed pieces of this booking; `available` is the free stock. */
export const quantityErrorOf = (
  kind: BookingKind,
  pieces: number | undefined,
  available: number,
): QuantityError | undefined => {
  if (pieces === undefined || pieces === 0 || Math.abs(pieces) > maxQuantity) return 'resources.stock.quantity_wrong'
  if (kind === 'receive' && pieces < 0) return 'resources.stock.quantity_wrong'
  return available + pieces < 0 ? 'resources.stock.quantity_negative' : undefined
}
