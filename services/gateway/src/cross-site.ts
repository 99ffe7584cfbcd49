import type { IncomingHttpHeaders } from 'node:http'

/**
 * Whether a browser sends a request for a page of another site. `Sec-Fetch-Site` says so; browsers that do not send it,
 * as over plain http, send the page's origin. A client that is no browser sends neither, and has no cookies to be abused.
 * @param publicOrigin of this installation: a proxy may change the Host header
 */
export const isCrossSite = (
  { 'sec-fetch-site': site, origin, host }: IncomingHttpHeaders,
  publicOrigin: string | undefined,
): boolean => {
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  return origin !== undefined && ![publicOrigin, `http://${host}`, `https://${host}`].includes(origin)
}
