import { z } from 'zod'
import { buyer, call } from '../../api/call.ts'
import { passwordText, verificationCode } from '../fields.ts'

/**
 * Erases the buyer permanently; orders are kept without the person. Confirmed by the password, or by a code of purpose
 * `confirm-identity` sent to the buyer's own phone or mailbox. Refused with `orders-open` (`data.open`: how many) while
 * an order is open, and with `service-unavailable` while that is unknown. All sessions end.
 */
export const deleteAccount = call({
  name: 'delete-account',
  path: '/account/delete',
  effect: 'command',
  access: buyer,
  input: z
    .strictObject({
      password: passwordText.optional(),
      code: verificationCode.optional(),
      confirmation: z.literal(true, 'required'),
    })
    .refine(({ password, code }) => password !== undefined || code !== undefined, {
      message: 'required',
      path: ['password'],
    }),
  output: z.object({ erased: z.literal(true) }),
  errors: ['password-wrong', 'code-wrong', 'orders-open', 'service-unavailable', 'session-over'],
  storeReply: false,
})
