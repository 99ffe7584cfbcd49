import { buyerId } from '@pinline/events/ids'
import { z } from 'zod'
import { call, staff } from '../../api/call.ts'

/** Disables a buyer's account or enables it again. Sessions of the disabled end for good; their orders go on. */
export const setBuyerState = call({
  name: 'set-buyer-state',
  path: '/private/buyers/state',
  effect: 'command',
  access: staff('buyers.state'),
  input: z.strictObject({ id: buyerId, disabled: z.boolean('required') }),
  output: z.object({ id: buyerId, disabled: z.boolean() }),
  errors: ['buyer-not-found'],
})
