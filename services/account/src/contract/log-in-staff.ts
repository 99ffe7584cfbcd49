import { call, open } from '@pinline/chassis/contract/call'
import { z } from 'zod'
import { passwordText } from './fields.ts'
import { staffSignedIn } from './signed-in.ts'

/** Signs a member of staff in. `code` may be empty while no second factor is set up. */
export const logInStaff = call({
  name: 'log-in-staff',
  path: '/public/admin/login',
  effect: 'command',
  authority: open,
  audited: 'sign-in',
  input: z.object({
    username: z.string('required').trim().min(1, 'required').max(64, 'too-long'),
    password: passwordText,
    code: z.string().trim().max(20).optional(),
  }),
  output: staffSignedIn,
  errors: ['credentials-wrong', 'too-many-requests'],
  limit: { requests: 60, perSeconds: 300 },
})
