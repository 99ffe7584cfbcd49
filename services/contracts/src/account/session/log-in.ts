import { z } from 'zod'
import { call, open } from '../../api/call.ts'
import { passwordText } from '../fields.ts'
import { buyerSignedIn } from './signed-in.ts'

/** Signs a buyer in by phone or e-mail and password. `code` is ignored for buyers. */
export const logIn = call({
  name: 'log-in',
  path: '/auth/login',
  effect: 'command',
  access: open,
  audited: 'sign-in',
  input: z.strictObject({
    username: z.string('required').trim().min(1, 'required').max(254, 'too-long'),
    password: passwordText,
    code: z.string().trim().max(20).optional(),
  }),
  output: buyerSignedIn,
  errors: ['credentials-wrong', 'too-many-requests'],
  limit: { requests: 60, perSeconds: 300 },
})
