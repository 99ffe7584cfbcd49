import { serviceName } from '@pinline/events/event'
import { call, staff } from '../../api/call.ts'
import { generationInput, viewGenerations } from '../../api/operations.ts'

/** Discards a generation of a read model that is not read. */
export const discardView = call({
  name: 'discard-view',
  path: '/private/operations/discard-view',
  effect: 'command',
  access: staff('operations.change'),
  input: generationInput.extend({ service: serviceName }),
  output: viewGenerations,
  errors: ['view-not-found', 'generation-not-found'],
})
