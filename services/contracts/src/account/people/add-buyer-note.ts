import { buyerId } from '@pinline/events/ids'
import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { noteText } from '../../api/mention.ts'

/** Characters of a note about a buyer. */
export const maxBuyerNoteLength = 500

/**
 * Staff add a note about a buyer for colleagues. The buyer sees it in an export of their data only, and erasing the buyer
 * erases it. Notes add up, so no version is compared; at most 100 a buyer.
 */
export const addBuyerNote = call({
  name: 'add-buyer-note',
  path: '/private/buyers/note',
  effect: 'command',
  access: staff('buyers.note'),
  input: z.strictObject({ id: buyerId, note: noteText(maxBuyerNoteLength) }),
  output: z.object({ id: buyerId }),
  errors: ['buyer-not-found', 'buyer-note-limit-reached', 'mention-limit-reached', 'mention-not-possible'],
})
