import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import type { LoginGate } from './login-gate.ts'

/** argon2id (2), 19 MiB, two passes, as OWASP advises; the native code runs off the event loop. */
const cost = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** All throw `TooBusyError` where too many are hashing already. */
export interface PasswordHashing {
  /** Called first: a flood is refused before it costs a look-up. */
  readonly admit: () => void
  readonly hash: (password: string) => Promise<string>
  /** Takes the same time with and without a hash to compare, so that timing does not reveal accounts. */
  readonly matches: (password: string, known: string | undefined) => Promise<boolean>
}

export const passwordHashing = async (gate: LoginGate): Promise<PasswordHashing> => {
  const nobodys = await hash(randomBytes(24).toString('base64url'), cost)
  return {
    admit: () => gate.admit(),
    hash: (password) => gate.pass(() => hash(password, cost)),
    matches: async (password, known) => {
      const same = await gate.pass(() => verify(known ?? nobodys, password))
      return known !== undefined && same
    },
  }
}
