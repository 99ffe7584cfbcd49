import { serviceName } from '@pinline/events/event'
import { call, staff } from '../../api/call.ts'
import { parkedInput, parkedOutcome } from '../../api/operations.ts'

/** Tries again what waits under a parked key. */
export const retryParked = call({
  name: 'retry-parked',
  path: '/private/operations/retry-parked',
  effect: 'command',
  access: staff('operations.change'),
  input: parkedInput.extend({ service: serviceName }),
  output: parkedOutcome,
  errors: ['not-parked'],
})
