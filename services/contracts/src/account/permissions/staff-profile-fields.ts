import { z } from 'zod'

/** Error keys in `data.errors` for changes to one's own profile. */
export type StaffProfileFieldError =
  | 'required'
  | 'too-long'
  | 'phone-format'
  | 'email-format'
  | 'code-format'
  | 'code-required'
  | 'code-wrong'
  | 'old-password-empty'
  | 'password-wrong'
  | 'password-same'
  | 'password-length'
  | 'password-strength'
  | 'password-common'

/** Six digits of an authenticator, or a recovery code. */
export const secondFactorCode = z.string('code-required').trim().min(1, 'code-required').max(20, 'code-format')
