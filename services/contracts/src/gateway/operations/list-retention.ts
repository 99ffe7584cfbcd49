import { serviceName } from '@pinline/events/event'
import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { retention } from '../../api/retention.ts'

/** What each service deletes after a time or completes within one: how much there is, and whether anything is overdue. */
export const listRetention = call({
  name: 'list-retention',
  path: '/private/operations/list-retention',
  effect: 'read',
  access: staff('operations.read'),
  input: z.object({}),
  output: z.object({
    at: z.iso.datetime(),
    /** The list is null where the service did not respond. */
    services: z.array(z.object({ name: serviceName, list: z.array(retention).nullable() })),
  }),
  errors: [],
})
