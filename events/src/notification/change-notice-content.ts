import { z } from 'zod'
import { productId } from '../ids.ts'

/**
 * What a notice is about: a change of parts or of how they are made (PCN), their end of life (EOL), or the date until
 * which they can be ordered for the last time (LTB).
 */
export const changeNoticeKind = z.enum(['product-change', 'end-of-life', 'last-time-buy'])
export type ChangeNoticeKind = z.infer<typeof changeNoticeKind>

/** An affected part, as it was called when the notice was written. */
export const affectedPart = z.object({ productId, model: z.string(), manufacturer: z.string() })
export type AffectedPart = z.infer<typeof affectedPart>

/** Parts of one notice. */
export const maxAffectedParts = 200

/** What a notice says. Dates are calendar dates. */
export const changeNoticeContent = z.object({
  kind: changeNoticeKind,
  /** The number by which the manufacturer, or the shop, refers to it. */
  reference: z.string(),
  parts: z.array(affectedPart).max(maxAffectedParts),
  announcedOn: z.iso.date(),
  /** From when changed parts are shipped; null for what is discontinued. */
  effectiveOn: z.iso.date().nullable(),
  lastOrderOn: z.iso.date().nullable(),
  lastShipmentOn: z.iso.date().nullable(),
  /** What staff add to the shop's own text, by language code. */
  texts: z.record(z.string(), z.string()),
  /** The manufacturer's document. */
  attachmentUrl: z.string().nullable(),
})
export type ChangeNoticeContent = z.infer<typeof changeNoticeContent>
