import type { IncomingHttpHeaders } from 'node:http'

/** Do Not Track and Global Privacy Control. */
export const refusesTracking = (headers: IncomingHttpHeaders): boolean =>
  headers.dnt === '1' || headers['sec-gpc'] === '1'
