import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { sessionRow } from './list-sessions.ts'

/** Where a member of staff is signed in themself, as a buyer's own sessions are listed. */
export const listStaffSessions = call({
  name: 'list-staff-sessions',
  path: '/private/users/sessions',
  effect: 'read',
  access: staff(null),
  input: z.object({}),
  output: z.object({ list: z.array(sessionRow) }),
  errors: [],
})
