import { serviceName } from '@pinline/events/event'
import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { eventSearch, eventSummary } from '../../api/recorded-events.ts'

/** Events of all services or of one, newest first, by stream, type, correlation and time. */
export const searchEvents = call({
  name: 'search-events',
  path: '/private/operations/events',
  effect: 'read',
  access: staff('operations.read'),
  input: eventSearch.extend({ service: serviceName.optional() }),
  output: z.object({
    rows: z.array(eventSummary),
    next: z.string().nullable(),
    /** Services that did not respond: their events are missing. */
    missing: z.array(serviceName),
  }),
  errors: [],
  weight: 4,
})
