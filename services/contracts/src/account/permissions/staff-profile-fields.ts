import { cleanedText } from '../../api/text.ts'

/** Error keys in `data.errors` for changes to one's own profile. */
export type StaffProfileFieldError =
  | 'required'
  | 'too-long'
  | 'character-not-allowed'
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
export const secondFactorCode = cleanedText(20, { missing: 'code-required', tooLong: 'code-format' }).min(
  1,
  'code-required',
)
