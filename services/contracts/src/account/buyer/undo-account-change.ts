import { z } from 'zod'
import { call, open } from '../../api/call.ts'
import { undoToken } from '../fields.ts'

/**
 * Undoes a change of contact or password by the link that the former contact was sent, once. Phone and e-mail are again
 * those from before it, whatever was changed since; every session ends, and the password no longer opens the account: a
 * new one is set by `reset-password`, for staff by an administrator. If there is no other one, staff keep the password.
 */
export const undoAccountChange = call({
  name: 'undo-account-change',
  path: '/auth/account-change/undo',
  effect: 'command',
  access: open,
  audited: 'command',
  input: z.strictObject({ token: undoToken }),
  output: z.object({ undone: z.literal(true) }),
  errors: ['undo-link-invalid', 'undo-link-expired', 'undo-link-used', 'already-registered', 'version-conflict'],
  security: 'credential-changed',
  limit: { requests: 30, perSeconds: 600 },
})
