import { call, staff } from '../../api/call.ts'
import { endOtherSessions } from './end-other-sessions.ts'

/** Ends all sessions of the member of staff who asks but the one that asks. */
export const endOtherStaffSessions = call({
  ...endOtherSessions,
  name: 'end-other-staff-sessions',
  path: '/private/users/sessions/end-others',
  access: staff(null),
})
