import { productId } from '@pinline/events/ids'
import { z } from 'zod'
import { call, staff } from '../../api/call.ts'

/** A part that is to be bought again, and how much of it. */
export const purchaseProposal = z.object({
  productId,
  model: z.string(),
  manufacturer: z.string(),
  available: z.int(),
  incoming: z.int(),
  reorderLevel: z.int(),
  /** Pieces that left in the last eight weeks. */
  sold: z.int(),
  leadTimeDays: z.int(),
  packingUnit: z.int(),
  /** Up to the reorder level and what sells until a delivery is there, in whole packing units. */
  quantity: z.int(),
})
export type PurchaseProposal = z.infer<typeof purchaseProposal>

/** So many parts at a time: those that are furthest below. */
export const maxProposals = 100

/** Parts with a reorder level whose available and incoming pieces do not last. */
export const listPurchaseProposals = call({
  name: 'list-purchase-proposals',
  path: '/private/purchase-orders/proposals',
  effect: 'read',
  access: staff('purchase-orders.read'),
  weight: 32,
  input: z.object({}),
  output: z.object({ list: z.array(purchaseProposal), more: z.boolean() }),
  errors: [],
})
