import { z } from 'zod'
import { call, open } from '../../api/call.ts'
import { instant, undoToken } from '../fields.ts'

/** What the link in a message undoes. Contacts have their middle left out; null if there was none. */
export const accountChange = z.object({
  account: z.enum(['buyer', 'staff']),
  changed: z.enum(['phone', 'email', 'password']),
  changedAt: instant,
  until: instant,
  /** How the password changes: the owner sets another one by code, an administrator does, or not at all. */
  password: z.enum(['set-by-code', 'set-by-administrator', 'unchanged']),
  /** Phone and e-mail as they were before the change. */
  restores: z.object({ phone: z.string().nullable(), email: z.string().nullable() }),
})
export type AccountChange = z.infer<typeof accountChange>

/** The change that a link can undo; changes nothing. */
export const getAccountChange = call({
  name: 'get-account-change',
  path: '/auth/account-change',
  effect: 'post',
  access: open,
  input: z.object({ token: undoToken }),
  output: accountChange,
  errors: ['undo-link-invalid', 'undo-link-expired', 'undo-link-used'],
  limit: { requests: 60, perSeconds: 600 },
})
