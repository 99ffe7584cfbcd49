import { bodyBox, pad } from '@pinline/events/catalogue/connector-part'
import { productId } from '@pinline/events/ids'
import { money, unitPrice } from '@pinline/events/money'
import { z } from 'zod'

/** What a product's to-scale picture is drawn from. */
export const drawing = z.object({ bodyMm: bodyBox, pads: z.array(pad) })
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
