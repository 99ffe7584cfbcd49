import { z } from 'zod'
import { call, open } from '../../api/call.ts'
import { contactTarget } from '../fields.ts'

export const codePurpose = z.enum(
  ['register', 'login', 'reset-password', 'change-phone', 'change-email', 'confirm-identity'],
  'required',
)
export type CodePurpose = z.infer<typeof codePurpose>

/** Sends a 6-digit code to a phone or mailbox. The response is the same whether an account exists or not. */
export const sendVerificationCode = call({
  name: 'send-verification-code',
  path: '/verify-code/send',
  effect: 'command',
  duringMaintenance: true,
  access: open,
  input: z.strictObject({ target: contactTarget, purpose: codePurpose }),
  output: z.object({ sent: z.literal(true), expiresInSeconds: z.int(), resendAfterSeconds: z.int() }),
  errors: ['too-many-requests', 'service-unavailable'],
  limit: { requests: 20, perSeconds: 600 },
})
