import { isErrorCode } from '@pinline/contracts/api/error-codes'
import { type ApiTexts, apiTextKeys, textKeyOfStatus } from '@pinline/ui/api-client/api-text'
import type { PositionMemory } from '@pinline/ui/api-client/position-memory'
import type { SessionToken } from '@pinline/ui/api-client/session-token'
import { traceparentOf } from '@pinline/ui/api-client/traceparent'
import { type fetchUtils, HttpError } from 'react-admin'
import { z } from 'zod'

export interface RestOptions {
  readonly fetch?: typeof fetch
  readonly token: () => SessionToken | null
  /** Renews a token that is expiring or was refused; always resolves. */
  readonly renew: () => Promise<void>
  /** Language headers of the person. */
  readonly language: () => { code: string; tag: string }
  readonly positions: PositionMemory
  readonly texts: ApiTexts
}

const refusal = z.object({
  meta: z.object({ type: z.string().optional(), msg: z.string().optional() }).optional(),
  msg: z.string().optional(),
})

/** What a refusal says; undefined where something before the shop has written it, such as a proxy. */
const jsonIn = (body: string): unknown => {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

/** A token with less remaining time than this is renewed before use, ms. */
const renewBeforeMs = 60_000

const messageOf = (status: number, json: unknown, texts: ApiTexts): string => {
  const refused = refusal.safeParse(json).data
  const code = refused?.meta?.type
  const own = isErrorCode(code) ? texts(code) : undefined
  const key = textKeyOfStatus(status)
  return own ?? refused?.meta?.msg ?? refused?.msg ?? texts(key) ?? apiTextKeys[0]
}

/**
 * The HTTP client below ra-data-simple-rest: bearer token, language, request id, and the positions of the person's
 * writes.
 */
export const createRestClient = (options: RestOptions) => {
  const send = options.fetch ?? ((input: RequestInfo | URL, init?: RequestInit) => fetch(input, init))

  const attempt = async (url: string, init: fetchUtils.Options) => {
    const headers = new Headers(init.headers)
    const token = options.token()
    const language = options.language()
    const position = options.positions.header()
    if (token !== null) headers.set('Authorization', `Bearer ${token.token}`)
    if (position !== undefined) headers.set('X-Position', position)
    headers.set('Accept', 'application/json')
    headers.set('Accept-Language', language.tag)
    headers.set('X-Locale', language.code)
    headers.set('locale', language.code)
    const requestId = crypto.randomUUID()
    headers.set('X-Request-Id', requestId)
    headers.set('traceparent', traceparentOf(requestId))
    try {
      return await send(url, { ...init, headers, credentials: 'same-origin' })
    } catch (error) {
      // The browser's own text is English, and says "Failed to fetch".
      if (error instanceof TypeError)
        throw new Error(options.texts('network-failed') ?? error.message, { cause: error })
      throw error
    }
  }

  return async (url: string, init: fetchUtils.Options = {}) => {
    const token = options.token()
    if (token !== null && Date.parse(token.expiresAt) - Date.now() < renewBeforeMs) await options.renew()
    let response = await attempt(url, init)
    if (response.status === 401 && token !== null) {
      await options.renew()
      if (options.token() !== null) response = await attempt(url, init)
    }
    options.positions.record(response.headers.get('X-Position'))
    const body = await response.text()
    const json: unknown = response.ok ? (body === '' ? undefined : JSON.parse(body)) : jsonIn(body)
    if (!response.ok) throw new HttpError(messageOf(response.status, json, options.texts), response.status, json)
    return { status: response.status, headers: response.headers, body, json }
  }
}
