import { z } from 'zod'
import { call, staffBeforePasswordChange } from '../../api/call.ts'

/** Ends the session of the token that asks. */
export const logOutStaff = call({
  name: 'log-out-staff',
  path: '/public/admin/login/out',
  effect: 'get',
  access: staffBeforePasswordChange,
  audited: 'command',
  input: z.object({}),
  output: z.object({ ended: z.literal(true) }),
  errors: [],
})
