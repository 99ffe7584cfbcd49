import { serviceName } from '@pinline/events/event'
import { call, staff } from '../../api/call.ts'
import { generationInput, viewGenerations } from '../../api/operations.ts'

/** Reads from another generation of a read model, forwards or back. */
export const switchView = call({
  name: 'switch-view',
  path: '/private/operations/switch-view',
  effect: 'command',
  access: staff('operations.change'),
  input: generationInput.extend({ service: serviceName }),
  output: viewGenerations,
  errors: ['view-not-found', 'generation-not-found', 'view-behind'],
})
