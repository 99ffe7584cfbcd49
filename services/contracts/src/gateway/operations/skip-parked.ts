import { serviceName } from '@pinline/events/event'
import { call, staff } from '../../api/call.ts'
import { parkedInput, parkedOutcome, skipReason } from '../../api/operations.ts'
import { cleanedText } from '../../api/text.ts'

/** Skips the first event that waits under a parked key, with a reason. `eventId` is the one that the operator saw. */
export const skipParked = call({
  name: 'skip-parked',
  path: '/private/operations/skip-parked',
  effect: 'command',
  access: staff('operations.change'),
  input: parkedInput.extend({ service: serviceName, eventId: cleanedText(200), reason: skipReason }),
  output: parkedOutcome,
  errors: ['not-parked', 'gap-not-skippable', 'version-conflict'],
})
