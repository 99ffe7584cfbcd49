import { call, staff } from '../../api/call.ts'
import { endOtherSessions } from './end-other-sessions.ts'

/** Ends all of the member's own sessions except the current one. */
export const endOtherStaffSessions = call({
  ...endOtherSessions,
  name: 'end-other-staff-sessions',
  path: '/private/users/sessions/end-others',
  access: staff(null),
})
