import { call, staff } from '@pinline/chassis/contract/call'
import { comparison, viewInput } from '@pinline/chassis/contract/operations'
import { serviceName } from '@pinline/events/fact'
import { z } from 'zod'

/** Compares a generation of a read model with the one that is read. */
export const compareViews = call({
  name: 'compare-views',
  path: '/private/operations/compare-views',
  effect: 'read',
  authority: staff('operations.read'),
  input: viewInput.extend({ service: serviceName, generation: z.coerce.number().int().positive() }),
  output: comparison,
  errors: ['view-not-found', 'generation-not-found'],
})
