import { z } from 'zod'
import { call, staffBeforePasswordChange } from '../../api/call.ts'
import { staffProfile } from '../session/signed-in.ts'

/** The signed-in member of staff. */
export const getStaffProfile = call({
  name: 'get-staff-profile',
  path: '/private/users/infor',
  effect: 'get',
  access: staffBeforePasswordChange,
  input: z.object({}),
  output: staffProfile,
  errors: [],
})
