import { buyerId } from '@pinline/events/ids'
import { call, staff } from '../../api/call.ts'
import { moment, stateAt, stateAtErrors } from '../../api/state-at.ts'

/**
 * A buyer's account as its events had made it at a moment, field by field, beside what it is now. Personal data are
 * references: what was erased since does not come back.
 */
export const getBuyerAt = call({
  name: 'get-buyer-at',
  path: '/private/buyers/at',
  effect: 'read',
  access: staff('buyers.read'),
  input: moment.extend({ buyerId }),
  output: stateAt,
  errors: ['buyer-not-found', ...stateAtErrors],
  weight: 4,
})
