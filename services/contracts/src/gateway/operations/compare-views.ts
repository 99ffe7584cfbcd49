import { serviceName } from '@pinline/events/event'
import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { comparison, viewInput } from '../../api/operations.ts'

/** Compares a generation of a read model with the one that is read. */
export const compareViews = call({
  name: 'compare-views',
  path: '/private/operations/compare-views',
  effect: 'read',
  access: staff('operations.read'),
  input: viewInput.extend({ service: serviceName, generation: z.coerce.number().int().positive() }),
  output: comparison,
  errors: ['view-not-found', 'generation-not-found'],
})
