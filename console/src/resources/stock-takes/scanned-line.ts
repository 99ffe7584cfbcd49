import type { StockTakeLine } from '@pinline/contracts/catalogue/stock-take/stock-takes-resource'
import type { NumberSigns } from '@pinline/ui/format/number-signs'
import { wholeText } from '../../layout/whole-text.ts'

const maxPieces = 100_000_000

/** Pieces as typed, zero included: `1 200`. Undefined where the text is no whole number of the language. */
export const readCount = (input: string, signs: NumberSigns): number | undefined => {
  const clean = wholeText(input, signs)
  return /^\d{1,9}$/.test(clean) && Number(clean) <= maxPieces ? Number(clean) : undefined
}

const bare = (partNumber: string): string => partNumber.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

/** The line of a scanned or typed part number, without regard to case and punctuation. */
export const lineOfScan = (lines: readonly StockTakeLine[], scan: string): StockTakeLine | undefined => {
  const wanted = bare(scan)
  return wanted === '' ? undefined : lines.find(({ model }) => bare(model) === wanted)
}
