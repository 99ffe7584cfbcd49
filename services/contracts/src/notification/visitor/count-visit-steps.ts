import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { stepCounts, stepRetentionDays } from './visit-steps.ts'

const dayMs = 86_400_000

/**
 * Visits, searches and filled carts by day (UTC), of a range of at most 400 days, both ends among them. Browsers that ask
 * not to be tracked are not counted.
 */
export const countVisitSteps = call({
  name: 'count-visit-steps',
  path: '/private/visitor/steps',
  effect: 'read',
  access: staff('visitors.read'),
  input: z
    .object({ from: z.iso.date(), to: z.iso.date() })
    .refine(({ from, to }) => from <= to, { path: ['to'], error: 'too-small' })
    .refine(({ from, to }) => Date.parse(to) - Date.parse(from) < stepRetentionDays * dayMs, {
      path: ['to'],
      error: 'too-big',
    }),
  output: z.object({
    /** The first day that has counts; null while there are none. */
    since: z.iso.date().nullable(),
    /** Every day, the oldest first. */
    days: z.array(stepCounts.extend({ day: z.iso.date() })),
    total: stepCounts,
  }),
  errors: [],
})
export type VisitStepCounts = z.output<typeof countVisitSteps.output>
