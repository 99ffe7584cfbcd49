import { productId } from '@pinline/events/ids'
import { z } from 'zod'
import { buyerOrStaff, call } from '../../api/call.ts'
import { cleanedText } from '../../api/text.ts'

/**
 * The parts of a category of the KiCad library, by part number. KiCad reads it as `/kicad/v1/parts/category/{id}.json`,
 * without the envelope. A name is that of the part's footprint, which no other part has.
 */
export const listKicadParts = call({
  name: 'list-kicad-parts',
  path: '/kicad/parts',
  effect: 'read',
  access: buyerOrStaff,
  apiScope: 'catalogue:read',
  input: z.object({ category: cleanedText(80).min(1) }),
  output: z.array(z.object({ id: productId, name: z.string(), description: z.string() })),
  errors: ['category-not-found'],
  weight: 8,
})
