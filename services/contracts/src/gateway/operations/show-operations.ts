import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { serviceOperations } from '../../api/operations.ts'

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
