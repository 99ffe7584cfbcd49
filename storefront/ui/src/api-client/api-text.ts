import type { ErrorCode } from '@pinline/contracts/api/error-codes'

/** Texts that the client itself shows; each application translates them. */
export const apiTextKeys = [
  'http-400',
  'http-401',
  'http-403',
  'http-404',
  'http-405',
  'http-408',
  'http-409',
  'http-413',
  'http-429',
  'http-500',
  'http-501',
  'http-502',
  'http-503',
  'http-504',
  'http-505',
  'request-timeout',
  'network-failed',
  'answer-not-understood',
] as const
export type ApiTextKey = (typeof apiTextKeys)[number]

/** Looks up a text of the client or of an error code. Undefined: the client shows the server's `msg`. */
export type ApiTexts = (key: ApiTextKey | ErrorCode) => string | undefined

/** The text key of an HTTP status. A status without its own key is a request error (4xx) or a server error. */
export const textKeyOfStatus = (status: number): ApiTextKey => {
  const own = apiTextKeys.find((key) => key === `http-${status}`)
  if (own !== undefined) return own
  return status >= 500 ? 'http-500' : 'http-400'
}
