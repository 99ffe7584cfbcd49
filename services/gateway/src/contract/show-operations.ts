import { call, staff } from '@pinline/chassis/contract/call'
import { serviceOperations } from '@pinline/chassis/contract/operations'
import { z } from 'zod'

/** Lag, outbox and parked keys of every service, for the console's operations page. */
export const showOperations = call({
  name: 'show-operations',
  path: '/private/operations/overview',
  effect: 'read',
  authority: staff('operations.read'),
  input: z.object({}),
  output: z.object({ at: z.iso.datetime(), services: z.array(serviceOperations) }),
  errors: [],
})
