import type { Call } from '@pinline/contracts/api/call'
import type { z } from 'zod'
import type { ApiTexts } from './api-text.ts'
import type { CallOptions } from './call-options.ts'
import { callRequest } from './call-request.ts'
import type { Clock } from './clock.ts'
import { createInFlight } from './in-flight.ts'
import { ApiFailure } from './outcome.ts'
import type { PositionMemory } from './position-memory.ts'
import type { sendForm } from './send-form.ts'
import type { SessionToken } from './session-token.ts'
import { requestTimeoutMs, type TimedFetch, timedOut } from './timed-fetch.ts'
import type { createTokenManager } from './token-manager.ts'

/** Milliseconds. After the time-out plus this, an equal request no longer counts as a duplicate. */
const duplicateGraceMs = 200

interface ExchangeParts {
  readonly clock: Clock
  readonly fetch: TimedFetch
  readonly sendForm: typeof sendForm
  readonly tokens: ReturnType<typeof createTokenManager>
  readonly positions: PositionMemory
  readonly texts: ApiTexts
  readonly urlOf: (path: string) => string
  /** Headers of every request; `null` is a visitor. */
  readonly headersOf: (token: SessionToken | null) => Record<string, string>
  readonly newId: () => string
  readonly notify: (text: string) => void
  readonly endSession: () => void
}

const failureOf = (error: unknown, texts: ApiTexts): unknown => {
  if (error === timedOut) return new ApiFailure('timeout', texts('request-timeout') ?? 'request-timeout')
  if (error instanceof TypeError) return new ApiFailure('network', texts('network-failed') ?? 'network-failed')
  return error
}

/** Sends calls with the access token and parses their responses. */
export const createCallExchange = (parts: ExchangeParts) => {
  const { clock, fetch, tokens, positions, texts, urlOf, headersOf, newId, notify, endSession } = parts
  const inFlight = createInFlight(clock, requestTimeoutMs + duplicateGraceMs)

  const requestOf = (target: Call, input: unknown, { form, idempotencyKey }: CallOptions) =>
    callRequest(target, urlOf(target.path), input, {
      form,
      idempotencyKey: () => idempotencyKey ?? newId(),
      position: () => positions.header(),
    })

  /** One attempt with one token. It is retried after a time-out unless it carries a form. */
  const attemptWith =
    (target: Call, request: ReturnType<typeof requestOf>, { form, onProgress, signal }: CallOptions) =>
    (token: SessionToken | null): Promise<Response> => {
      const { method, url, body, fixedHeaders } = request
      const init: RequestInit = { method, headers: { ...headersOf(token), ...fixedHeaders }, body }
      if (form === undefined)
        return fetch.withRetry({ url, init, timeoutMs: target.binary === true ? undefined : requestTimeoutMs, signal })
      if (onProgress === undefined) return fetch.once({ url, init, signal })
      return fetch.once({ url, init, signal }, (to, { headers, signal: ended }) =>
        parts.sendForm({ url: to, headers, form, signal: ended, onProgress }),
      )
    }

  /**
   * The token may expire between client and server. While the session is active, the call is sent once more with a new
   * token.
   */
  const respond = async (attempt: (token: SessionToken | null) => Promise<Response>): Promise<Response> => {
    const token = await tokens.current()
    const response = await attempt(token)
    const renewed = response.status === 401 && token !== null ? await tokens.replace(token) : null
    return renewed === null ? response : attempt(renewed)
  }

  const report = (target: Call, failure: ApiFailure, silent: boolean) => {
    if (failure.status === 401) {
      // Whoever signs out of a session that is over is signed out.
      if (target.audited === 'sign-out') return
      notify(failure.message)
      endSession()
    } else if (!silent) notify(failure.message)
  }

  /** Sends a call and parses its response; undefined if an equal call was in progress. */
  return async <Input extends z.ZodType, Read>(
    target: Call<Input>,
    input: z.input<Input>,
    extra: CallOptions,
    read: (response: Response) => Promise<Read>,
  ): Promise<Read | undefined> => {
    const request = requestOf(target, input, extra)
    const release = request.duplicateKey === undefined ? () => undefined : inFlight.enter(request.duplicateKey)
    if (release === undefined) return undefined
    extra.signal?.addEventListener('abort', release, { once: true })
    try {
      return await read(await respond(attemptWith(target, request, extra)))
    } catch (error) {
      const failure = failureOf(error, texts)
      if (failure instanceof ApiFailure) report(target, failure, extra.silent === true)
      throw failure
    } finally {
      release()
      extra.signal?.removeEventListener('abort', release)
    }
  }
}
