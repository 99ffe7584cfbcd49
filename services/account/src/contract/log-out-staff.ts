import { call, staffBeforePasswordChange } from '@pinline/chassis/contract/call'
import { z } from 'zod'

/** Ends the session of the token that asks. */
export const logOutStaff = call({
  name: 'log-out-staff',
  path: '/public/admin/login/out',
  effect: 'get',
  authority: staffBeforePasswordChange,
  audited: 'command',
  input: z.object({}),
  output: z.object({ ended: z.literal(true) }),
  errors: [],
})
