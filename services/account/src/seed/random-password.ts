import { randomBytes } from 'node:crypto'
import { type PasswordRules, passwordFault } from '../domain/passwords/password-rules.ts'

const wantedLength = 12

/** Random characters that satisfy the rules of passwords: twelve, or as many as the rules ask for. */
export const randomPassword = (rules: PasswordRules): string => {
  const length = Math.min(Math.max(wantedLength, rules.minimum), rules.maximum)
  for (;;) {
    const password = randomBytes(length).toString('base64url').slice(0, length)
    if (passwordFault(password, rules) === undefined) return password
  }
}
