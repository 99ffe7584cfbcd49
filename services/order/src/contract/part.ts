import { productId } from '@pinline/events/ids'
import { money, unitPrice } from '@pinline/events/money'
import { z } from 'zod'

/** [xMin, yMin, xMax, yMax] of the body seen from above, mm, y downwards. */
export const bodyMm = z.array(z.number()).length(4)

/** [name, kind, shape, x, y, width, height, drill?] of each pad, mm. */
export const pads = z.array(z.array(z.union([z.string(), z.number()])))

/** What a product's to-scale picture is drawn from. */
export const drawing = z.object({ bodyMm: bodyMm.nullable(), pads })
export type Drawing = z.infer<typeof drawing>

/** One product of a cart or preview, quoted now. */
export const quotedPart = z.object({
  productId,
  /** Whether it can be ordered in this quantity now. `unknown` parts carry no further figures. */
  status: z.enum(['ok', 'unknown', 'discontinued', 'quantity', 'out-of-stock']),
  model: z.string(),
  manufacturer: z.string(),
  name: z.string(),
  quantity: z.int(),
  unitPrice: unitPrice.nullable(),
  lineTotal: money.nullable(),
  available: z.int().nullable(),
  moq: z.int().nullable(),
  orderMultiple: z.int().nullable(),
  /** Of one piece, grams. */
  weightGrams: z.number().nullable(),
  custom: z.boolean(),
  leadTimeDays: z.int().nullable(),
  drawing: drawing.nullable(),
  /** Nearest quantities that can be ordered; filled where status is `quantity`. */
  suggestedQuantities: z.array(z.int()),
})
export type QuotedPart = z.infer<typeof quotedPart>
