import { createHash, randomBytes } from 'node:crypto'
import type { SetCookie } from '@pinline/chassis/http/call-result'

const name = 'pinline_forms'
const path = '/api/v1/contact'
const maxAgeSeconds = 365 * 86_400

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

/** The hash of the token of a visitor's browser; undefined if it has sent no form yet. */
export const formDeviceHash = (cookies: Readonly<Record<string, string | undefined>>): string | undefined => {
  const token = cookies[name] ?? ''
  return /^[\w-]{43}$/.test(token) ? hashOf(token) : undefined
}

/**
 * The cookie by which a visitor's browser finds its forms again: 256 random bits, of which only the hash is stored. A
 * browser that has one keeps it.
 */
export const formDevice = (
  cookies: Readonly<Record<string, string | undefined>>,
): { readonly deviceHash: string; readonly cookie: SetCookie } => {
  const token = formDeviceHash(cookies) === undefined ? randomBytes(32).toString('base64url') : (cookies[name] ?? '')
  return { deviceHash: hashOf(token), cookie: { name, path, value: token, maxAgeSeconds } }
}
