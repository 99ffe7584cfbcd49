import { productId } from '@pinline/events/ids'
import { z } from 'zod'
import { singleLine } from '../../api/text.ts'

/** Rows of one request; a longer file is sent in parts. */
export const maxBinImportRows = 100

/** A product and where its pieces lie; empty: nowhere in particular. */
export const binImportRow = z.object({ productId, bin: singleLine(40) })
export type BinImportRow = z.infer<typeof binImportRow>

export const binImportRows = z.object({ rows: z.array(binImportRow).min(1).max(maxBinImportRows) })

/** What became of a row, or, in a preview, what would. */
export const binImportOutcome = z.enum([
  /** In a preview: the product would get this bin. */
  'new',
  'set',
  /** The product has this bin, or an earlier row gives it. */
  'known',
  /** The catalogue has no such product. */
  'unknown-product',
])
export type BinImportOutcome = z.infer<typeof binImportOutcome>

/** One a row, in their order. */
export const binImportOutcomes = z.object({ outcomes: z.array(binImportOutcome) })
