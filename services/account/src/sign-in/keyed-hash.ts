import { createHmac, timingSafeEqual } from 'node:crypto'

/** HMAC-SHA256 of texts for one purpose: what is stored or sent cannot be turned back or made up without the secret. */
export const keyedHash = (secret: string | Buffer, purpose: string, ...parts: readonly string[]): string =>
  createHmac('sha256', secret)
    .update(JSON.stringify([purpose, ...parts]))
    .digest('base64url')

/** Compares in constant time. */
export const sameHash = (left: string, right: string): boolean => {
  const a = Buffer.from(left)
  const b = Buffer.from(right)
  return a.length === b.length && timingSafeEqual(a, b)
}
