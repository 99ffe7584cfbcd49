import { call, staff } from '@pinline/chassis/contract/call'
import { parkedInput, parkedOutcome } from '@pinline/chassis/contract/operations'
import { serviceName } from '@pinline/events/fact'

/** Tries again what waits under a parked key. */
export const retryParked = call({
  name: 'retry-parked',
  path: '/private/operations/retry-parked',
  effect: 'command',
  authority: staff('operations.change'),
  input: parkedInput.extend({ service: serviceName }),
  output: parkedOutcome,
  errors: ['not-parked'],
})
