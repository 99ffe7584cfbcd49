import type { IncomingMessage } from 'node:http'
import { isLoopbackHost } from '@pinline/chassis/http/local-client'

const hostPattern = /^(\[[\da-f:.]+\]|[a-z\d._-]+)(?::\d{1,5})?$/i

/** The name or address in a Host header or URL, without its port. Undefined if it is malformed. */
const hostNameOf = (host: string): string | undefined => hostPattern.exec(host)?.[1]?.toLowerCase()

/**
 * Whether a request target is a path with an optional query, as browsers send it, in valid percent-encoding. The
 * absolute form is for proxies, and two slashes at the start could be read as another host.
 */
export const isWellFormedTarget = (target: string): boolean => {
  if (!target.startsWith('/') || target.startsWith('//') || /[\\#]/.test(target)) return false
  if (!target.includes('%')) return !target.includes('\u0000')
  try {
    return !decodeURIComponent(target).includes('\u0000')
  } catch {
    return false
  }
}

/**
 * Whether a request names one host, and one that this installation has. Prevents the failure "a page, link or cache
 * entry was made for a host that an attacker named".
 */
export const namesKnownHost = (request: Pick<IncomingMessage, 'rawHeaders'>, known: ReadonlySet<string>): boolean => {
  const { rawHeaders } = request
  let host: string | undefined
  let count = 0
  for (let at = 0; at + 1 < rawHeaders.length; at += 2) {
    const header = rawHeaders[at]
    if (header?.length !== 4 || header.toLowerCase() !== 'host') continue
    host = rawHeaders[at + 1]
    count += 1
  }
  const name = host === undefined || count > 1 ? undefined : hostNameOf(host)
  return name !== undefined && (known.has(name) || isLoopbackHost(name))
}
