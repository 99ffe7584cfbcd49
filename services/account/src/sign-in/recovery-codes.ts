import { Secret } from 'otpauth'
import { keyedHash } from './keyed-hash.ts'

const count = 8
/** 50 random bits each. */
const length = 10

/** Capitals, and the digits that base 32 lacks read as the letters they are mistaken for; spaces and hyphens dropped. */
const plain = (code: string): string =>
  code.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('0', 'O').replaceAll('1', 'I')

/** Codes for who has lost the authenticator, as they are shown: `ABCDE-FGHIJ`. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: count }, () => {
    const code = new Secret({ size: 7 }).base32.slice(0, length)
    return `${code.slice(0, length / 2)}-${code.slice(length / 2)}`
  })

/** How a recovery code is stored and compared, whatever its typed form. */
export const recoveryHash = (key: string | Buffer, owner: string, code: string): string =>
  keyedHash(key, 'recovery-code', owner, plain(code))
