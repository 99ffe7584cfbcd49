import { z } from 'zod'
import { event } from '../event.ts'
import { fileId, vaultReference } from '../ids.ts'

/** Buyer or staff wrote about a request. */
export const afterSaleMessageAdded = event('after-sale-message-added', {
  from: z.enum(['buyer', 'staff']),
  /** The text, in the order service's vault. */
  messageRef: vaultReference,
  /** Files of whoever wrote, kept by the catalogue; what staff send is shared with the buyer. */
  fileIds: z.array(fileId),
  addedAt: z.iso.datetime(),
})
export type AfterSaleMessageAdded = z.infer<typeof afterSaleMessageAdded>
