import { z } from 'zod'
import { call, staffBeforePasswordChange } from '../../api/call.ts'
import { staffSelf } from '../session/signed-in.ts'

/** The signed-in member of staff. */
export const readStaffSelf = call({
  name: 'read-staff-self',
  path: '/private/users/infor',
  effect: 'get',
  authority: staffBeforePasswordChange,
  input: z.object({}),
  output: staffSelf,
  errors: [],
})
