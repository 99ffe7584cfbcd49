import { money, unitPrice } from '@pinline/events/money'
import { z } from 'zod'
import { call, open } from '../../api/call.ts'
import { cleanedText } from '../../api/text.ts'
import { productRow } from '../product/product-row.ts'

const matchedLine = z.object({
  /** Its place in the request, from 1. */
  line: z.int(),
  partNumber: z.string(),
  /**
   * `exact`: the number except for punctuation and case, also beside its manufacturer's name. `read-as`: one other part
   * number is near enough, has this prefix, or stands before a suffix or among other words, or the part is another
   * manufacturer's: the buyer must confirm it. `several`: the buyer must choose a candidate.
   */
  match: z.enum(['exact', 'read-as', 'several', 'none']),
  candidates: z.array(productRow).max(5),
  /** Without a candidate: the parts of one series that an unlisted number is most like. They are none of them what was typed. */
  nearest: z.array(productRow).max(5),
  /** The list's manufacturer, if the number is exact and all parts that have it are others': the buyer must confirm it. */
  otherMaker: z.string().nullable(),
  /** As requested; by default the first candidate's minimum. Null without a candidate. */
  quantity: z.int().nullable(),
  /** The first candidate's nearest allowed quantities, if the requested one is not allowed. */
  suggestedQuantities: z.array(z.int()),
  /** The first candidate's at this quantity; null if it has no price. */
  unitPrice: unitPrice.nullable(),
  lineTotal: money.nullable(),
})
export type MatchedLine = z.infer<typeof matchedLine>

/** Reads a pasted or uploaded list of part numbers and quantities, as quick orders do. */
export const matchLines = call({
  name: 'match-lines',
  path: '/products/match-lines',
  effect: 'read',
  access: open,
  apiScope: 'catalogue:read',
  weight: 32,
  input: z.object({
    lines: z
      .array(
        z.object({
          partNumber: cleanedText(120).min(1),
          manufacturer: cleanedText(80).optional(),
          quantity: z.int().min(1).max(1_000_000).optional(),
        }),
      )
      .min(1)
      .max(500),
  }),
  output: z.object({
    list: z.array(matchedLine),
    /** False if the list was too costly: its last lines were matched only exactly and by prefix. */
    complete: z.boolean(),
  }),
  errors: ['currency-disabled'],
  limit: { requests: 3000, perSeconds: 60, costOf: 'lines' },
})
