import { z } from 'zod'
import { call, staff } from '../../api/call.ts'

/** Open to-dos of the caller, of nobody, overdue, snoozed and altogether; each at most 10,000. */
export const countToDos = call({
  name: 'count-to-dos',
  path: '/private/to-dos/count',
  effect: 'read',
  access: staff('to-dos.read'),
  input: z.object({}),
  output: z.object({ open: z.int(), mine: z.int(), unassigned: z.int(), overdue: z.int(), snoozed: z.int() }),
  errors: [],
})
