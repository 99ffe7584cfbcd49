import { z } from 'zod'
import { call, open } from '../../api/call.ts'
import { staffSignedIn } from './signed-in.ts'

/** As `refresh-session`, for staff. */
export const refreshStaffSession = call({
  name: 'refresh-staff-session',
  path: '/public/admin/refresh',
  effect: 'command',
  duringMaintenance: true,
  access: open,
  input: z.strictObject({}),
  output: staffSignedIn,
  errors: ['session-over'],
})
