import type { Call } from '@pinline/contracts/api/call'
import { envelope } from '@pinline/contracts/api/envelope'
import type { z } from 'zod'
import type { ApiTexts } from './api-text.ts'
import { type Clock, pause, systemClock } from './clock.ts'
import { type EventStreamHandlers, followEventStream } from './event-stream.ts'
import { createInFlight } from './in-flight.ts'
import { createNotificationThrottle, type ErrorNotification } from './notification-throttle.ts'
import { ApiFailure, CallRefused, DuplicateRequest, type Outcome } from './outcome.ts'
import { createPositionMemory, type PositionMemory } from './position-memory.ts'
import { readDownload, readResponse } from './read-response.ts'
import { sendForm } from './send-form.ts'
import {
  createTokenManager,
  type Exclusive,
  lockAcrossTabs,
  type Renewal,
  type SessionToken,
  sessionToken,
} from './session-token.ts'

export const requestTimeoutMs = 50_000
export const retryAfterMs = 1000
/** A request older than time-out and this is no longer one that a second could be a duplicate of. */
const duplicateGraceMs = 200
/** Between the notice 'please log in' and the reload. */
export const reloadAfterMs = 1000

export interface ApiClientOptions {
  /** Origin of the gateway; empty for the page's own. */
  readonly baseUrl: string
  readonly fetch?: typeof fetch
  readonly sendForm?: typeof sendForm
  readonly clock?: Clock
  /** Read before every request, also after another tab has changed it. */
  readonly getToken: () => SessionToken | null
  /** A renewed token, or null when the session is over. */
  readonly onToken: (token: SessionToken | null) => void
  /** The storefront's code, e.g. `zh_cn`. */
  readonly getLanguage: () => string
  /** BCP 47 tag of that language for Accept-Language; the code itself where left out. */
  readonly getLanguageTag?: () => string
  readonly getCurrency: () => string
  readonly texts: ApiTexts
  readonly onNotification: (notification: ErrorNotification) => void
  /** A second after a 401: reload the page. */
  readonly onUnauthenticated: () => void
  readonly positions?: PositionMemory
  /** Where the refresh cookie buys a new token. */
  readonly refreshPath?: `/${string}`
  readonly exclusive?: Exclusive
  readonly newId?: () => string
}

export interface CallOptions {
  /** One key per action of a person; given by a form that may send the same action again. */
  readonly idempotencyKey?: string
  readonly signal?: AbortSignal
  /** No notice for a failure: the screen shows it in its place. */
  readonly silent?: boolean
  /** Multipart body instead of JSON; such a call has no time-out and is never sent twice. */
  readonly form?: FormData
  /** Is told the share of the form that has been sent, 0 to 1. */
  readonly onProgress?: (share: number) => void
}

export interface ApiClient {
  /**
   * Sends a call. Refusals (404, 422) are returned; other failures are shown as a notice and thrown as
   * `ApiFailure`; an abort by `signal` rejects with its reason.
   */
  call<Input extends z.ZodType, Output extends z.ZodType>(
    call: Call<Input, Output>,
    input: z.input<Input>,
    options?: CallOptions,
  ): Promise<Outcome<z.output<Output>>>
  /** As `call`, for queries: data or an error (`CallRefused`, `DuplicateRequest`, `ApiFailure`). */
  read<Input extends z.ZodType, Output extends z.ZodType>(
    call: Call<Input, Output>,
    input: z.input<Input>,
    options?: CallOptions,
  ): Promise<z.output<Output>>
  /** The bytes that a call answers with. Throws `CallRefused` or `ApiFailure`. */
  download<Input extends z.ZodType>(target: Call<Input>, input: z.input<Input>, options?: CallOptions): Promise<Blob>
  /** Follows server-sent events with the person's token, reconnecting until the returned function is called. */
  follow<Message extends z.ZodType>(path: `/${string}`, handlers: EventStreamHandlers<Message>): () => void
  /** Milliseconds since the epoch by the server's clock, as far as answers have told. */
  serverNow(): number
  readonly positions: PositionMemory
}

const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

const queryOf = (input: unknown): string => {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(input ?? {})) {
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined && one !== null) query.append(name, String(one))
  }
  const text = query.toString()
  return text === '' ? '' : `?${text}`
}

/** Marks the abort by the client's own time-out. */
const timedOut = Symbol('timed out')

/** One client for the storefront and the console; knows no framework and keeps no state but what its options hold. */
export const createApiClient = (options: ApiClientOptions): ApiClient => {
  const { baseUrl, getToken, onToken, getLanguage, getCurrency, texts, refreshPath = '/auth/refresh' } = options
  const clock = options.clock ?? systemClock
  const send = options.fetch ?? ((input, init) => fetch(input, init))
  const newId = options.newId ?? randomId
  const positions = options.positions ?? createPositionMemory()
  const inFlight = createInFlight(clock, requestTimeoutMs + duplicateGraceMs)
  const notify = createNotificationThrottle(clock, options.onNotification)
  let skew = 0
  let isLeaving = false

  const urlOf = (path: string) => `${baseUrl}/api/v1${path}`

  const headersOf = (token: SessionToken | null): Record<string, string> => ({
    ...(token === null ? {} : { Authorization: `Bearer ${token.token}` }),
    'Accept-Language': options.getLanguageTag?.() ?? getLanguage(),
    'X-Locale': getLanguage(),
    locale: getLanguage(),
    'X-Currency': getCurrency(),
    'X-Request-Id': newId(),
  })

  const recordServerState = (response: Response) => {
    positions.record(response.headers.get('X-Position'))
    const date = Date.parse(response.headers.get('Date') ?? '')
    // The header counts whole seconds: half a second is its mean error.
    if (Number.isFinite(date)) skew = Math.abs(date + 500 - clock.now()) < 1500 ? 0 : date + 500 - clock.now()
  }

  /** One fetch under the time-out. Rejects with `timedOut`, with the caller's reason, or with fetch's own error. */
  const once = async (
    url: string,
    init: RequestInit,
    timeoutMs: number | undefined,
    signal: AbortSignal | undefined,
    by: (url: string, init: RequestInit) => Promise<Response> = send,
  ) => {
    const controller = new AbortController()
    const onAbort = () => controller.abort(signal?.reason)
    if (signal?.aborted === true) onAbort()
    signal?.addEventListener('abort', onAbort, { once: true })
    const cancel = timeoutMs === undefined ? () => undefined : clock.after(timeoutMs, () => controller.abort(timedOut))
    try {
      const response = await by(url, { ...init, credentials: 'same-origin', signal: controller.signal })
      // The body counts too: a server may send its head and stall.
      const body = await response.arrayBuffer()
      recordServerState(response)
      return new Response(response.status === 204 || response.status === 304 ? null : body, response)
    } catch (error) {
      if (controller.signal.aborted) throw controller.signal.reason
      throw error
    } finally {
      cancel()
      signal?.removeEventListener('abort', onAbort)
    }
  }

  const withRetry = async (
    url: string,
    init: RequestInit,
    timeoutMs: number | undefined,
    signal: AbortSignal | undefined,
  ) => {
    try {
      return await once(url, init, timeoutMs, signal)
    } catch (error) {
      if (error !== timedOut) throw error
      await pause(clock, retryAfterMs, signal)
      return await once(url, init, timeoutMs, signal)
    }
  }

  const renew = async (): Promise<Renewal> => {
    try {
      const init = { method: 'POST', headers: { ...headersOf(null), 'Content-Type': 'application/json' }, body: '{}' }
      const response = await once(urlOf(refreshPath), init, requestTimeoutMs, undefined)
      if (response.status === 401) return { kind: 'over' }
      const result = envelope.safeParse(await response.json())
      if (!result.success || result.data.code !== 200) return { kind: result.data?.code === 401 ? 'over' : 'unknown' }
      const token = sessionToken.safeParse(result.data.data)
      return token.success ? { kind: 'renewed', token: token.data } : { kind: 'unknown' }
    } catch {
      return { kind: 'unknown' }
    }
  }

  const tokens = createTokenManager({
    clock,
    skew: () => skew,
    getToken,
    onToken,
    renew,
    exclusive: options.exclusive ?? lockAcrossTabs,
  })

  const endSession = () => {
    onToken(null)
    positions.clear()
    if (isLeaving) return
    isLeaving = true
    clock.after(reloadAfterMs, () => {
      isLeaving = false
      options.onUnauthenticated()
    })
  }

  const failureOf = (error: unknown): unknown => {
    if (error === timedOut) return new ApiFailure('timeout', texts('request-timeout') ?? 'request-timeout')
    if (error instanceof TypeError) return new ApiFailure('network', texts('network-failed') ?? 'network-failed')
    return error
  }

  /** Sends a call and has its answer read; undefined where the same was under way. */
  const exchange = async <Input extends z.ZodType, Read>(
    target: Call<Input>,
    input: z.input<Input>,
    extra: CallOptions,
    read: (response: Response) => Promise<Read>,
  ): Promise<Read | undefined> => {
    const isGet = target.effect === 'get'
    const url = `${urlOf(target.path)}${isGet ? queryOf(input) : ''}`
    const json = isGet ? undefined : JSON.stringify(input ?? {})
    const isRepeatable = extra.form === undefined && target.binary !== true
    const release = isRepeatable ? inFlight.enter(`${isGet ? 'GET' : 'POST'} ${url} ${json ?? ''}`) : () => undefined
    if (release === undefined) return undefined
    extra.signal?.addEventListener('abort', release, { once: true })
    const position = target.effect === 'command' ? undefined : positions.header()
    const fixed = {
      ...(target.effect === 'command' ? { 'Idempotency-Key': extra.idempotencyKey ?? newId() } : {}),
      ...(position === undefined ? {} : { 'X-Position': position }),
      ...(isGet || extra.form !== undefined ? {} : { 'Content-Type': 'application/json' }),
    }
    const attempt = (token: SessionToken | null) => {
      const body = isGet ? null : (extra.form ?? json ?? null)
      const init: RequestInit = { method: isGet ? 'GET' : 'POST', headers: { ...headersOf(token), ...fixed }, body }
      if (extra.form === undefined)
        return withRetry(url, init, target.binary === true ? undefined : requestTimeoutMs, extra.signal)
      const { form, onProgress } = extra
      if (onProgress === undefined) return once(url, init, undefined, extra.signal)
      return once(url, init, undefined, extra.signal, (to, { headers, signal }) =>
        (options.sendForm ?? sendForm)({ url: to, headers, form, signal, onProgress }),
      )
    }
    try {
      const token = await tokens.current()
      let response = await attempt(token)
      // The token may have ended on its way: a session that still lives gets a second chance, and only one.
      const renewed = response.status === 401 && token !== null ? await tokens.replace(token) : null
      if (renewed !== null) response = await attempt(renewed)
      return await read(response)
    } catch (error) {
      const failure = failureOf(error)
      if (!(failure instanceof ApiFailure)) throw failure
      if (failure.status === 401) {
        notify(failure.message)
        endSession()
      } else if (extra.silent !== true) notify(failure.message)
      throw failure
    } finally {
      release()
      extra.signal?.removeEventListener('abort', release)
    }
  }

  const call = async <Input extends z.ZodType, Output extends z.ZodType>(
    target: Call<Input, Output>,
    input: z.input<Input>,
    extra: CallOptions = {},
  ): Promise<Outcome<z.output<Output>>> =>
    (await exchange(target, input, extra, (response) => readResponse(response, target.output, texts))) ?? {
      kind: 'duplicate',
    }

  return {
    call,
    download: async (target, input, extra = {}) => {
      const bytes = await exchange(target, input, extra, (response) => readDownload(response, texts))
      if (bytes === undefined) throw new DuplicateRequest()
      return bytes
    },
    read: async (target, input, extra) => {
      const outcome = await call(target, input, extra)
      switch (outcome.kind) {
        case 'ok':
          return outcome.data
        case 'refused':
          throw new CallRefused(outcome)
        case 'duplicate':
          throw new DuplicateRequest()
        default: {
          const missing: never = outcome
          return missing
        }
      }
    },
    follow: (path, handlers) =>
      followEventStream(
        {
          clock,
          open: async (signal) =>
            send(urlOf(path), {
              headers: { ...headersOf(await tokens.current()), Accept: 'text/event-stream' },
              credentials: 'same-origin',
              signal,
            }),
        },
        handlers,
      ),
    serverNow: () => clock.now() + skew,
    positions,
  }
}
