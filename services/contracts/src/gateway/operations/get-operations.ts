import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { serviceOperations } from '../../api/operations.ts'

/** Lag, outbox, parked keys and job queues of every service, for the console's operations page. */
export const getOperations = call({
  name: 'get-operations',
  path: '/private/operations/overview',
  effect: 'read',
  access: staff('operations.read'),
  input: z.object({}),
  output: z.object({ at: z.iso.datetime(), services: z.array(serviceOperations) }),
  errors: [],
})
