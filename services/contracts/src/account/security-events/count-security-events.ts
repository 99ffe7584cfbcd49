import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { securityEventKind } from '../../api/security-event-kind.ts'
import { instant } from '../fields.ts'
import { securityEventFilter } from './security-event-row.ts'

/** Security events by time and by kind; of the last 24 hours without `from`. Counts the newest 100,000 rows. */
export const countSecurityEvents = call({
  name: 'count-security-events',
  path: '/private/security-events/count',
  effect: 'read',
  access: staff('security-events.read'),
  input: securityEventFilter,
  output: z.object({
    from: instant,
    to: instant,
    /** Length of a step, a multiple of 600. */
    stepSeconds: z.int(),
    /** Every step from `from` to `to`, also those without events. */
    steps: z.array(z.object({ from: instant, times: z.int() })),
    /** By kind, whatever kind the filter names; the most frequent first. */
    kinds: z.array(z.object({ kind: securityEventKind, times: z.int() })),
  }),
  errors: [],
})
export type SecurityEventCounts = z.output<typeof countSecurityEvents.output>
