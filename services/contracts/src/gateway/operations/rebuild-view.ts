import { serviceName } from '@pinline/events/event'
import { call, staff } from '../../api/call.ts'
import { viewGenerations, viewInput } from '../../api/operations.ts'

/** Rebuilds a read model beside the current one. */
export const rebuildView = call({
  name: 'rebuild-view',
  path: '/private/operations/rebuild-view',
  effect: 'command',
  access: staff('operations.change'),
  input: viewInput.extend({ service: serviceName }),
  output: viewGenerations,
  errors: ['view-not-found', 'rebuild-present'],
})
