import { z } from 'zod'
import { instant } from '../../account/fields.ts'
import { call, staff } from '../../api/call.ts'
import { visitCountry, visitFilter } from './visit-fields.ts'

/** Most visits that are counted, the newest. */
export const maxCountedVisits = 100_000

const counted = <Key extends z.ZodType>(key: Key) => z.array(z.object({ key, visits: z.int() }))

/** Visits by day, page, country and referrer, of the last 30 days without `from`. */
export const countVisitors = call({
  name: 'count-visitors',
  path: '/private/visitor/count',
  effect: 'read',
  access: staff('visitors.read'),
  input: visitFilter,
  output: z.object({
    from: instant,
    to: instant,
    total: z.int(),
    /** There are more; older ones are left out. */
    isCapped: z.boolean(),
    /** Every day in UTC, also those without visits. */
    days: z.array(z.object({ day: z.iso.date(), visits: z.int() })),
    /** The ten with most visits each; null: not known, or no page led here. */
    pages: counted(z.string().nullable()),
    countries: counted(visitCountry.nullable()),
    referrers: counted(z.string().nullable()),
  }),
  errors: [],
})
export type VisitorCounts = z.output<(typeof countVisitors)['output']>
