import { call, staff } from '../../api/call.ts'
import { endSession } from './end-session.ts'

/** Ends one of a member of staff's own sessions. */
export const endStaffSession = call({
  ...endSession,
  name: 'end-staff-session',
  path: '/private/users/sessions/end',
  access: staff(null),
})
