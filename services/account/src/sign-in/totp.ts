import { createHmac, randomBytes } from 'node:crypto'
import { fromBase32, toBase32 } from './base32.ts'
import { sameHash } from './keyed-hash.ts'

const stepSeconds = 30
const codeDigits = 6
const issuer = 'Pinline'
/** Steps before and after the present one whose codes are taken: clocks differ, and typing takes time. */
const tolerance = 1

/** 160 random bits in base 32, as RFC 4226 advises. */
export const newTotpSecret = (): string => toBase32(randomBytes(20))

/** One-time password of a counter by RFC 4226, HMAC-SHA-1. */
export const oneTimePassword = (key: Uint8Array, counter: number, digits = codeDigits): string => {
  const message = Buffer.alloc(8)
  message.writeBigUInt64BE(BigInt(counter))
  const mac = createHmac('sha1', key).update(message).digest()
  const offset = mac.readUInt8(mac.length - 1) & 0xf
  const number = mac.readUInt32BE(offset) & 0x7fff_ffff
  return String(number % 10 ** digits).padStart(digits, '0')
}

/** The step of RFC 6238 that a time falls into. */
export const stepAt = (time: Date): number => Math.floor(time.getTime() / 1000 / stepSeconds)

/** The step that a code belongs to, one step early and late included; undefined where it is wrong. */
export const stepOfCode = (secret: string, code: string, time: Date): number | undefined => {
  const key = fromBase32(secret)
  const present = stepAt(time)
  let found: number | undefined
  for (let step = present - tolerance; step <= present + tolerance; step += 1)
    if (sameHash(oneTimePassword(key, step), code)) found = step
  return found
}

/** What an authenticator app reads from the QR code. */
export const provisioningUri = (secret: string, username: string): string =>
  `otpauth://totp/${issuer}:${encodeURIComponent(username)}?secret=${secret}&issuer=${issuer}&algorithm=SHA1&digits=${codeDigits}&period=${stepSeconds}`
