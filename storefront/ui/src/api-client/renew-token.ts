import type { SessionToken } from './session-token.ts'
import { requestTimeoutMs, type TimedFetch } from './timed-fetch.ts'
import type { Renewal } from './token-manager.ts'

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {}

/** The token of a response, which every page may have to read: no schema is loaded for it. */
const readToken = (data: unknown): SessionToken | undefined => {
  const { token, expiresAt } = fieldsOf(data)
  return typeof token === 'string' && token !== '' && typeof expiresAt === 'string' ? { token, expiresAt } : undefined
}

/** Exchanges the refresh cookie for a new token. Never rejects: without a clear response the result is `unknown`. */
export const renewToken = async (
  fetchOnce: TimedFetch['once'],
  url: string,
  headers: Record<string, string>,
): Promise<Renewal> => {
  try {
    const init = { method: 'POST', headers: { ...headers, 'Content-Type': 'application/json' }, body: '{}' }
    const response = await fetchOnce({ url, init, timeoutMs: requestTimeoutMs })
    if (response.status === 401) return { kind: 'over' }
    const { code, data } = fieldsOf(await response.json())
    const token = code === 200 ? readToken(data) : undefined
    if (token !== undefined) return { kind: 'renewed', token }
    return { kind: code === 401 ? 'over' : 'unknown' }
  } catch {
    return { kind: 'unknown' }
  }
}
