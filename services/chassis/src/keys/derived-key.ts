import { hkdfSync } from 'node:crypto'

const keyBytes = 32

/** A key for one purpose, by HKDF-SHA256: who learns one of them learns neither another nor the secret. */
export const derivedKey = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, 'pinline', purpose, keyBytes))
