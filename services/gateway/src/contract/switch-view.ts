import { call, staff } from '@pinline/chassis/contract/call'
import { generationInput, viewGenerations } from '@pinline/chassis/contract/operations'
import { serviceName } from '@pinline/events/fact'

/** Reads from another generation of a read model, forwards or back. */
export const switchView = call({
  name: 'switch-view',
  path: '/private/operations/switch-view',
  effect: 'command',
  authority: staff('operations.change'),
  input: generationInput.extend({ service: serviceName }),
  output: viewGenerations,
  errors: ['view-not-found', 'generation-not-found', 'view-behind'],
})
