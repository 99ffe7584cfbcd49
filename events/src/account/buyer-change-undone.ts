import { z } from 'zod'
import { event } from '../event.ts'
import { buyerId, vaultReference } from '../ids.ts'

/**
 * A change of contact or password was undone by the link that the former contact was sent: phone and e-mail are those
 * from before it, whatever was changed since, and no known password opens the account.
 */
export const buyerChangeUndone = event('buyer-change-undone', {
  buyerId,
  /** The version of contact or credential that the undone change had made. */
  changeRef: vaultReference,
  contactRef: vaultReference,
  credentialRef: vaultReference,
  undoneAt: z.iso.datetime(),
})
export type BuyerChangeUndone = z.infer<typeof buyerChangeUndone>
