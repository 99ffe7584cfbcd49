import { type Clock, pause } from './clock.ts'

export const requestTimeoutMs = 50_000
export const retryAfterMs = 1000

/** Reason of an abort by the client's own time-out. */
export const timedOut = Symbol('timed out')

type Send = (url: string, init: RequestInit) => Promise<Response>

export interface TimedRequest {
  readonly url: string
  readonly init: RequestInit
  /** Undefined: no time-out. */
  readonly timeoutMs?: number | undefined
  readonly signal?: AbortSignal | undefined
}

/** Fetches with a time-out. `onResponse` receives every response that was read to its end. */
export const createTimedFetch = (clock: Clock, send: Send, onResponse: (response: Response) => void) => {
  /** One fetch. Rejects with `timedOut`, with the caller's reason, or with fetch's own error. */
  const once = async ({ url, init, timeoutMs, signal }: TimedRequest, by: Send = send): Promise<Response> => {
    const controller = new AbortController()
    const onAbort = () => controller.abort(signal?.reason)
    if (signal?.aborted === true) onAbort()
    signal?.addEventListener('abort', onAbort, { once: true })
    const cancel = timeoutMs === undefined ? () => undefined : clock.after(timeoutMs, () => controller.abort(timedOut))
    try {
      const response = await by(url, { ...init, credentials: 'same-origin', signal: controller.signal })
      // The time-out covers the body too: a server may send its headers and stall.
      const body = await response.arrayBuffer()
      onResponse(response)
      return new Response(response.status === 204 || response.status === 304 ? null : body, response)
    } catch (error) {
      if (controller.signal.aborted) throw controller.signal.reason
      throw error
    } finally {
      cancel()
      signal?.removeEventListener('abort', onAbort)
    }
  }

  /** Like `once`, with one retry after a time-out. */
  const withRetry = async (request: TimedRequest): Promise<Response> => {
    try {
      return await once(request)
    } catch (error) {
      if (error !== timedOut) throw error
      await pause(clock, retryAfterMs, request.signal)
      return await once(request)
    }
  }

  return { once, withRetry }
}

export type TimedFetch = ReturnType<typeof createTimedFetch>
