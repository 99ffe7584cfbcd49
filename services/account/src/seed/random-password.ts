import { randomBytes } from 'node:crypto'
import { type PasswordRules, passwordFieldError } from '../domain/passwords/password-rules.ts'

const passwordLength = 12

/** Random characters that satisfy the password rules: twelve, or as many as the rules require. */
export const randomPassword = (rules: PasswordRules): string => {
  const length = Math.min(Math.max(passwordLength, rules.minimum), rules.maximum)
  for (;;) {
    const password = randomBytes(length).toString('base64url').slice(0, length)
    if (passwordFieldError(password, rules) === undefined) return password
  }
}
