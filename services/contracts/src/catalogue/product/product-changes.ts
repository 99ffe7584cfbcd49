import { productId } from '@pinline/events/ids'
import { z } from 'zod'
import { open } from '../../api/call.ts'

/**
 * Server-sent events: which products have changed, at most twice a second. `lists`: products came, went or are called
 * otherwise, or categories changed, so that any list may be another. Sent once this instance answers the new state.
 */
export const productChanges = {
  name: 'product-changes',
  path: '/products/changes',
  access: open,
  message: z.object({ ids: z.array(productId), lists: z.boolean() }),
} as const
export type ProductChanges = z.infer<typeof productChanges.message>
