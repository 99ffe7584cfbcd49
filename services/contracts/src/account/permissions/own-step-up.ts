import { passwordText } from '../fields.ts'
import { secondFactorCode } from './staff-profile-fields.ts'

/**
 * The caller's own password, and a code of their second factor if they have one, for a command that makes a password of
 * somebody else or gives somebody access. With the access token alone, a thief of a few minutes would keep a way in.
 */
export const ownStepUp = { ownPassword: passwordText.optional(), ownSecondFactor: secondFactorCode.optional() }

export const ownStepUpErrors = [
  'step-up-required',
  'password-wrong',
  'code-wrong',
  'second-factor-required',
  'session-over',
  'too-many-requests',
] as const
