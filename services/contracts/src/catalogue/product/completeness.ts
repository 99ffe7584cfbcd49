import { z } from 'zod'

/**
 * What the data of a part may lack. `attribute`: one of its category's; `name`: one in a language, of a part that has
 * names written by staff; `weight`: it is estimated; `drawing`: body and pads.
 */
export const missingKind = z.enum(['attribute', 'name', 'datasheet', 'drawing', 'price', 'weight'])
export type MissingKind = z.infer<typeof missingKind>

export const missingDatum = z.object({
  kind: missingKind,
  /** Of the attribute, or the code of the language; null for the others. */
  id: z.string().nullable(),
  /** Of the attribute, in the reader's language; null for the others. */
  title: z.string().nullable(),
})
export type MissingDatum = z.infer<typeof missingDatum>
