import { buyerId } from '@pinline/events/ids'
import { z } from 'zod'
import { call, staff } from '../../api/call.ts'

/**
 * Erases a buyer's data for good, on their request: contacts, company, addresses, sessions and messages. Orders stay
 * without the person. Refused while orders are open.
 */
export const eraseBuyer = call({
  name: 'erase-buyer',
  path: '/private/buyers/erase',
  effect: 'command',
  access: staff('buyers.erase'),
  input: z.strictObject({ id: buyerId, confirmation: z.literal(true, 'required') }),
  output: z.object({ erased: z.literal(true) }),
  errors: ['buyer-not-found', 'buyer-orders-open'],
})
