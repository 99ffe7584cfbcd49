import { randomBytes } from 'node:crypto'
import { passwordFault } from '../domain/passwords/password-rules.ts'

/** Twelve random characters that satisfy the rules of passwords. */
export const randomPassword = (): string => {
  for (;;) {
    const password = randomBytes(9).toString('base64url')
    if (passwordFault(password) === undefined) return password
  }
}
