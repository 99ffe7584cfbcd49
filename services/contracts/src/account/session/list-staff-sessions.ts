import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { sessionRow } from './list-sessions.ts'

/** The member's own sessions, like a buyer's. */
export const listStaffSessions = call({
  name: 'list-staff-sessions',
  path: '/private/users/sessions',
  effect: 'read',
  access: staff(null),
  input: z.object({}),
  output: z.object({ list: z.array(sessionRow) }),
  errors: [],
})
