import { call, open } from '@pinline/chassis/contract/call'
import { z } from 'zod'
import { staffSignedIn } from './signed-in.ts'

/** As `refresh-session`, for staff. */
export const refreshStaffSession = call({
  name: 'refresh-staff-session',
  path: '/public/admin/refresh',
  effect: 'command',
  authority: open,
  input: z.strictObject({}),
  output: staffSignedIn,
  errors: ['session-over'],
})
