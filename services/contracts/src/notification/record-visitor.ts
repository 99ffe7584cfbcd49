import { z } from 'zod'
import { call, open } from '../api/call.ts'

/** Kinds of visits: 1 is one to the shop. */
export const visitType = z.coerce.number<number | string>().pipe(z.literal(1))

/** Records a visit: kind, time and language, without personal data. */
export const recordVisitor = call({
  name: 'record-visitor',
  path: '/public/common/visitor/record',
  effect: 'command',
  access: open,
  input: z.strictObject({ type: visitType }),
  output: z.object({ recorded: z.literal(true) }),
  errors: [],
  limit: { requests: 60, perSeconds: 300 },
})
