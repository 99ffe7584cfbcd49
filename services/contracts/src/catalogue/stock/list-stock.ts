import { productId } from '@pinline/events/ids'
import { z } from 'zod'
import { call, open } from '../../api/call.ts'
import { cleanedText } from '../../api/text.ts'
import { incomingStock, stockStatus } from '../product/product-row.ts'

const stockLine = z.object({
  /** The part number as requested. */
  query: z.string(),
  found: z.boolean(),
  /** `exact`: except for punctuation and case. A part number that differs by a letter or digit is a suggestion. */
  match: z.enum(['exact', 'none']),
  id: productId.optional(),
  model: z.string().optional(),
  manufacturer: z.string().optional(),
  name: z.string().optional(),
  stock: z.int().optional(),
  stock_status: stockStatus.optional(),
  leadTimeDays: z.int().optional(),
  incoming: incomingStock.optional(),
  /** If nothing was found: similar part numbers, at most 5. */
  suggestions: z
    .array(z.object({ id: productId, model: z.string(), manufacturer: z.string() }))
    .max(5)
    .optional(),
})

export type StockLine = z.infer<typeof stockLine>

/** Stock by part number, ignoring punctuation; a part number of several manufacturers has several lines. */
export const listStock = call({
  name: 'list-stock',
  path: '/products/show-stock',
  effect: 'read',
  access: open,
  apiScope: 'catalogue:read',
  input: z.object({
    models: z
      .union([
        z.array(cleanedText(120).min(1)).max(200),
        cleanedText(120)
          .min(1)
          .transform((one) => [one]),
      ])
      .default([]),
  }),
  output: z.object({ list: z.array(stockLine) }),
  errors: [],
  limit: { requests: 3000, perSeconds: 60, costOf: 'models' },
})
