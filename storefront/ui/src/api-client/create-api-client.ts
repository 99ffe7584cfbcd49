import type { Call } from '@pinline/contracts/api/call'
import type { ErrorCode } from '@pinline/contracts/api/error-codes'
import type { z } from 'zod'
import type { ApiTexts } from './api-text.ts'
import { createCallExchange } from './call-exchange.ts'
import type { CallOptions } from './call-options.ts'
import { type Clock, systemClock } from './clock.ts'
import { type EventStreamHandlers, followEventStream } from './event-stream.ts'
import { createMaintenanceState, type MaintenanceState } from './maintenance-state.ts'
import { createNotificationThrottle, type ErrorNotification } from './notification-throttle.ts'
import { CallRefused, DuplicateRequest, type Outcome } from './outcome.ts'
import { createPositionMemory, type PositionMemory } from './position-memory.ts'
import { renewToken } from './renew-token.ts'
import type { sendForm } from './send-form.ts'
import { createServerClock } from './server-clock.ts'
import { createSessionEnd } from './session-end.ts'
import type { SessionToken } from './session-token.ts'
import { createTimedFetch } from './timed-fetch.ts'
import { createTokenManager, type Exclusive, lockAcrossTabs } from './token-manager.ts'
import { traceparentOf } from './traceparent.ts'

export interface ApiClientOptions {
  /** Origin of the gateway; empty for the page's own origin. */
  readonly baseUrl: string
  readonly fetch?: typeof fetch
  readonly sendForm?: typeof sendForm
  readonly clock?: Clock
  /** Read before every request, because another tab may have changed it. */
  readonly getToken: () => SessionToken | null
  /** A renewed token, or null when the session has ended. */
  readonly onToken: (token: SessionToken | null) => void
  /** The storefront's code, e.g. `zh_cn`. */
  readonly getLanguage: () => string
  /** BCP 47 tag of that language for Accept-Language; default the code itself. */
  readonly getLanguageTag?: () => string
  readonly getCurrency: () => string
  readonly texts: ApiTexts
  /** Begins to load the texts of error codes with the first call; default: they are there. */
  readonly loadTexts?: () => Promise<void>
  readonly onNotification: (notification: ErrorNotification) => void
  /** Called one second after a 401: reloads the page. */
  readonly onUnauthenticated: () => void
  /** Called with the code of each rejection, before it is returned. */
  readonly onRefused?: (code: ErrorCode | undefined) => void
  readonly positions?: PositionMemory
  /** Until when nothing can be changed, as the page said that the app began with. */
  readonly maintenanceUntil?: string | null
  /** URL that exchanges the refresh cookie for a new token. */
  readonly refreshPath?: `/${string}`
  readonly exclusive?: Exclusive
  readonly newId?: () => string
}

export interface ApiClient {
  /**
   * Sends a call. Rejections (404, 422) are returned. Other failures show a notification and throw `ApiFailure`. An
   * abort by `signal` rejects with its reason.
   */
  call<Input extends z.ZodType, Output extends z.ZodType>(
    call: Call<Input, Output>,
    input: z.input<Input>,
    options?: CallOptions,
  ): Promise<Outcome<z.output<Output>>>
  /** Like `call`, for queries: returns data or throws (`CallRefused`, `DuplicateRequest`, `ApiFailure`). */
  read<Input extends z.ZodType, Output extends z.ZodType>(
    call: Call<Input, Output>,
    input: z.input<Input>,
    options?: CallOptions,
  ): Promise<z.output<Output>>
  /** The bytes of a call's response. Throws `CallRefused` or `ApiFailure`. */
  download<Input extends z.ZodType>(target: Call<Input>, input: z.input<Input>, options?: CallOptions): Promise<Blob>
  /** Opens a stream of server-sent events with the access token; reconnects until the returned function is called. */
  follow<Message extends z.ZodType>(path: `/${string}`, handlers: EventStreamHandlers<Message>): () => void
  /** Milliseconds since the epoch by the server's clock, taken from its Date headers. */
  serverNow(): number
  readonly positions: PositionMemory
  readonly maintenance: MaintenanceState
}

const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

const dataOf = <Data>(outcome: Outcome<Data>): Data => {
  switch (outcome.kind) {
    case 'ok':
      return outcome.data
    case 'refused':
      throw new CallRefused(outcome)
    case 'duplicate':
      throw new DuplicateRequest()
    default:
      return outcome satisfies never
  }
}

/** The headers of every request; `null` is a visitor. */
const requestHeaders = (
  { getLanguage, getLanguageTag, getCurrency }: ApiClientOptions,
  newId: () => string,
  token: SessionToken | null,
): Record<string, string> => {
  const id = newId()
  return {
    ...(token === null ? {} : { Authorization: `Bearer ${token.token}` }),
    'Accept-Language': getLanguageTag?.() ?? getLanguage(),
    'X-Locale': getLanguage(),
    locale: getLanguage(),
    'X-Currency': getCurrency(),
    'X-Request-Id': id,
    traceparent: traceparentOf(id),
  }
}

/** Composes the dependencies of an exchange of calls from the app's options. */
const assemble = (options: ApiClientOptions) => {
  const { baseUrl, onToken, texts, refreshPath = '/auth/refresh' } = options
  const clock = options.clock ?? systemClock
  const send = options.fetch ?? ((input, init) => fetch(input, init))
  const newId = options.newId ?? randomId
  const positions = options.positions ?? createPositionMemory()
  const serverClock = createServerClock(clock)
  const maintenance = createMaintenanceState(options.maintenanceUntil ?? null)
  const timedFetch = createTimedFetch(clock, send, (response) => {
    positions.record(response.headers.get('X-Position'))
    serverClock.record(response)
    maintenance.record(response)
  })
  const urlOf = (path: string) => `${baseUrl}/api/v1${path}`
  const headersOf = (token: SessionToken | null) => requestHeaders(options, newId, token)
  const tokens = createTokenManager({
    clock,
    skew: serverClock.skew,
    getToken: options.getToken,
    onToken,
    renew: () => renewToken(timedFetch.once, urlOf(refreshPath), headersOf(null)),
    exclusive: options.exclusive ?? lockAcrossTabs,
  })
  const forgetSession = () => {
    onToken(null)
    positions.clear()
  }
  const exchange = createCallExchange({
    clock,
    fetch: timedFetch,
    sendForm: options.sendForm ?? (async (form) => (await import('./send-form.ts')).sendForm(form)),
    tokens,
    positions,
    texts,
    urlOf,
    headersOf,
    newId,
    notify: createNotificationThrottle(clock, options.onNotification),
    endSession: createSessionEnd(clock, forgetSession, options.onUnauthenticated),
  })
  const openStream = async (path: string, signal: AbortSignal) => {
    const token = await tokens.current()
    if (token === null) return undefined
    return send(urlOf(path), {
      headers: { ...headersOf(token), Accept: 'text/event-stream' },
      credentials: 'same-origin',
      signal,
    })
  }
  return { clock, serverClock, positions, maintenance, exchange, openStream }
}

/** Loaded with the first call: a page that came with its data begins without them. */
const loadReaders = async (loadTexts: ApiClientOptions['loadTexts']) => {
  // Without them the server's own words are shown.
  const texts = loadTexts?.().catch(() => undefined)
  const readers = await import('./read-response.ts')
  await texts
  return readers
}

/** One client for storefront and console. It depends on no framework and has no state except its options. */
export const createApiClient = (options: ApiClientOptions): ApiClient => {
  const { texts, loadTexts } = options
  const { clock, serverClock, positions, maintenance, exchange, openStream } = assemble(options)

  const call = async <Input extends z.ZodType, Output extends z.ZodType>(
    target: Call<Input, Output>,
    input: z.input<Input>,
    extra: CallOptions = {},
  ): Promise<Outcome<z.output<Output>>> => {
    const readers = loadReaders(loadTexts)
    // Awaited when there is a response.
    readers.catch(() => undefined)
    const read = async (response: Response) => (await readers).readResponse(response, target.output, texts)
    const outcome = (await exchange(target, input, extra, read)) ?? { kind: 'duplicate' }
    if (outcome.kind === 'refused') options.onRefused?.(outcome.code)
    return outcome
  }

  return {
    call,
    download: async (target, input, extra = {}) => {
      const read = async (response: Response) => (await loadReaders(loadTexts)).readDownload(response, texts)
      const bytes = await exchange(target, input, extra, read)
      if (bytes === undefined) throw new DuplicateRequest()
      return bytes
    },
    read: async (target, input, extra) => dataOf(await call(target, input, extra)),
    follow: (path, handlers) => followEventStream({ clock, open: (signal) => openStream(path, signal) }, handlers),
    serverNow: serverClock.now,
    positions,
    maintenance,
  }
}
