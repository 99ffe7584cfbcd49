import { z } from 'zod'
import { call, open } from '../api/call.ts'
import { visitPage, visitReferrer } from './visitor/visit-fields.ts'

/** Kinds of visits: 1 is one to the shop. */
const visitType = z.coerce.number<number | string>().pipe(z.literal(1))

/**
 * Records a visit: kind, time, language, first page, the host that led to it, and the browser's time zone, of which only
 * the country is stored; no personal data. A browser that asks not to be tracked (`DNT`, `Sec-GPC`) is not recorded.
 */
export const recordVisitor = call({
  name: 'record-visitor',
  path: '/public/common/visitor/record',
  effect: 'command',
  access: open,
  input: z.strictObject({
    type: visitType,
    page: visitPage.optional(),
    referrer: visitReferrer.optional(),
    timeZone: z
      .string()
      .regex(/^[A-Za-z0-9_+/-]{1,64}$/)
      .optional(),
  }),
  output: z.object({ recorded: z.boolean() }),
  errors: [],
  limit: { requests: 60, perSeconds: 300 },
})
