import { call, staff } from '@pinline/chassis/contract/call'
import { comparison, generationInput } from '@pinline/chassis/contract/operations'
import { serviceName } from '@pinline/events/fact'

/** Compares a generation of a read model with the one that is read. */
export const compareViews = call({
  name: 'compare-views',
  path: '/private/operations/compare-views',
  effect: 'read',
  authority: staff('operations.read'),
  input: generationInput.extend({ service: serviceName }),
  output: comparison,
  errors: ['view-not-found', 'generation-not-found'],
})
