import { call, staffBeforePasswordChange } from '@pinline/chassis/contract/call'
import { z } from 'zod'
import { staffSelf } from './signed-in.ts'

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
