import { productId } from '@pinline/events/ids'
import { z } from 'zod'
import { open } from '../../api/call.ts'

/**
 * Server-sent events: the changed products, at most twice a second. `lists`: products were added, removed or renamed,
 * or categories changed, so that any list may differ. Sent once this instance serves the new state.
 */
export const productChanges = {
  name: 'product-changes',
  path: '/products/changes',
  access: open,
  message: z.object({ ids: z.array(productId), lists: z.boolean() }),
} as const
export type ProductChanges = z.infer<typeof productChanges.message>
