import { envelope } from '@pinline/contracts/api/envelope'
import { type Renewal, sessionToken } from './session-token.ts'
import { requestTimeoutMs, type TimedFetch } from './timed-fetch.ts'

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
    const result = envelope.safeParse(await response.json())
    if (!result.success || result.data.code !== 200) return { kind: result.data?.code === 401 ? 'over' : 'unknown' }
    const token = sessionToken.safeParse(result.data.data)
    return token.success ? { kind: 'renewed', token: token.data } : { kind: 'unknown' }
  } catch {
    return { kind: 'unknown' }
  }
}
