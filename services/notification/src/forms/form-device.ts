import { createHash, createHmac, randomBytes } from 'node:crypto'
import type { CommandContext } from '@pinline/chassis/event-store/commit'
import type { SetCookie } from '@pinline/chassis/http/call-result'
import type { Platform } from '@pinline/chassis/service'

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
 * The cookie by which a visitor's browser finds its forms again: 256 bits, of which only the hash is stored. A browser that
 * has one keeps it. Those of a request with a key are made from it, so that the same request gets the same cookie again:
 * otherwise a visitor whose first answer was lost never found the form.
 */
export const formDevice = (
  { keys }: Pick<Platform, 'keys'>,
  cookies: Readonly<Record<string, string | undefined>>,
  request: CommandContext['request'],
): { readonly deviceHash: string; readonly cookie: SetCookie } => {
  const drawn = () =>
    request === undefined
      ? randomBytes(32).toString('base64url')
      : createHmac('sha256', keys.hashing('form-device')).update(`${request.id} ${request.hash}`).digest('base64url')
  const token = formDeviceHash(cookies) === undefined ? drawn() : (cookies[name] ?? '')
  return { deviceHash: hashOf(token), cookie: { name, path, value: token, maxAgeSeconds } }
}
