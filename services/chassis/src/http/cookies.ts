import { stringifySetCookie } from 'cookie'
import type { RequestHandler } from 'express'
import type { SetCookie } from './call-result.ts'

/**
 * Browsers set a cookie of such a name only over TLS. Prevents the failure "somebody on the network, or a page of a
 * sibling host over plain http, planted a session cookie".
 */
const securePrefix = '__Secure-'

/** A Set-Cookie header. Over TLS the name has the prefix, which handlers do not see. */
export const cookieText = ({ name, value, path, maxAgeSeconds }: SetCookie, secure: boolean): string =>
  stringifySetCookie({
    name: secure ? securePrefix + name : name,
    value,
    path,
    maxAge: maxAgeSeconds,
    httpOnly: true,
    sameSite: 'strict',
    secure,
  })

/** The Cookie header that handlers read: over TLS only cookies with the prefix, without it. */
export const ownCookies = (header: string): string =>
  header
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(securePrefix))
    .map((pair) => pair.slice(securePrefix.length))
    .join('; ')

/** Leaves requests only the cookies that `cookieText` has set. */
export const keepOwnCookies =
  (secure: boolean): RequestHandler =>
  (request, _response, next) => {
    if (secure && request.headers.cookie !== undefined) request.headers.cookie = ownCookies(request.headers.cookie)
    next()
  }
