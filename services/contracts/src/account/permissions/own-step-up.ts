import { passwordText } from '../fields.ts'
import { secondFactorCode } from './staff-profile-fields.ts'

/**
 * The caller's own password, and a code of their second factor if they have one, for a command that makes a password of
 * somebody else. With the access token alone, a thief of a few minutes would sign in with that password from then on.
 */
export const ownStepUp = { ownPassword: passwordText.optional(), ownSecondFactor: secondFactorCode.optional() }

export const ownStepUpErrors = [
  'password-wrong',
  'code-wrong',
  'second-factor-required',
  'session-over',
  'too-many-requests',
] as const
