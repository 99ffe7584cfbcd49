import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { emailAddress } from '../fields.ts'

/** Sends a code to the e-mail address that a member of staff wants to have; without one, to the address that stands. */
export const sendStaffCode = call({
  name: 'send-staff-code',
  path: '/private/users/code',
  effect: 'command',
  duringMaintenance: true,
  access: staff(null),
  input: z.strictObject({ email: emailAddress.optional() }),
  output: z.object({ sent: z.literal(true), expiresInSeconds: z.int(), resendAfterSeconds: z.int() }),
  errors: ['invalid-input', 'too-many-requests', 'service-unavailable'],
  limit: { requests: 20, perSeconds: 600 },
})
