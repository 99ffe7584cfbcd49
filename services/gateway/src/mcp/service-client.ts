import { urlPathOf } from '@pinline/chassis/http/call-service'
import { fetchFrom } from '@pinline/chassis/http/fetch-from'
import type { AnyCall, InputOf, OutputOf } from '@pinline/contracts/api/call'
import { envelope } from '@pinline/contracts/api/envelope'
import { type ErrorCode, isRejection } from '@pinline/contracts/api/error-codes'
import { errorText } from '@pinline/contracts/api/error-texts'
import type { LanguageCode } from '@pinline/contracts/api/languages'
import type { ServiceName } from '@pinline/events/event'
import type { CurrencyCode } from '@pinline/events/money'
import { traceHeaders } from '@pinline/telemetry/current-trace'
import { z } from 'zod'
import type { Forwarding } from '../forwarding.ts'
import type { GatewayDeps } from '../gateway-deps.ts'
import { serviceTables } from '../route-table.ts'

/** A service refused a tool's call; the message is what its caller reads. */
export class ToolRefused extends Error {
  override readonly name = 'ToolRefused'
}

/** What the gateway says of the client to the services, and the key of the client. Nothing else of it goes on. */
const passedOn = ['authorization', 'x-forwarded-for', 'forwarded', 'x-request-id'] as const

interface Answer {
  readonly status: number
  readonly text: string
}

/** A drawing is rendered as a page is, which takes tens of milliseconds. */
const drawingWeight = 8

/** What the shop's 404 for a file means. */
const noDrawing: ErrorCode = 'drawing-not-found'

const parsed = (text: string, status: number): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    throw new ToolRefused(`service-unavailable: The service responded with HTTP ${status}.`)
  }
}

export interface CallAs {
  readonly language?: LanguageCode | undefined
  readonly currency?: CurrencyCode | undefined
  readonly idempotencyKey?: string | undefined
}

const serviceOf = new Map<string, ServiceName>(
  serviceTables.flatMap(({ service, calls }) => calls.map(({ name }) => [name, service] as const)),
)

const refusedData = z.looseObject({ errors: z.looseObject({}).optional(), scope: z.string().optional() })

/** What a model reads of a refusal: the stable code, its text, and what it can do about it. */
export const refusedText = (type: string | undefined, text: string, data: unknown): string => {
  const { errors, scope } = refusedData.safeParse(data).data ?? {}
  const hints = [
    ...(errors === undefined ? [] : [JSON.stringify(errors)]),
    ...(scope === undefined ? [] : [`The scope is ${scope}.`]),
    ...(type === 'unauthenticated' ? ['Send an API key of a buyer as the header `Authorization: Bearer pln_…`.'] : []),
  ]
  return [`${type ?? 'refused'}: ${text.replace(/(?<![.!?])$/, hints.length === 0 ? '' : '.')}`, ...hints].join(' ')
}

export interface ServiceClientDeps {
  readonly urls: Readonly<Record<ServiceName, string>>
  readonly storefrontUrl: string
  /** How long a service may take, ms. */
  readonly patienceMs: number
  readonly share: Forwarding['share']
  readonly maintenance: GatewayDeps['maintenance']
}

/**
 * Calls of the services in the name of one client: they authenticate, limit and audit it as if it had called, and each
 * takes as much of its share. Prevents the failure "a batch of a hundred tools is one request's share of the work".
 */
export class ServiceClient {
  readonly #deps: ServiceClientDeps
  readonly #headers: Readonly<Record<string, string>>
  readonly #gone: AbortSignal

  /** @param gone aborted when the client has left */
  constructor(deps: ServiceClientDeps, headers: Headers, gone: AbortSignal) {
    this.#deps = deps
    this.#gone = gone
    this.#headers = Object.fromEntries(
      passedOn.flatMap((name) => {
        const value = headers.get(name)
        return value === null ? [] : [[name, value]]
      }),
    )
  }

  /** The output of a call. Throws ToolRefused with the stable code and its text, and if the service does not respond. */
  async call<C extends AnyCall>(call: C, input: InputOf<C>, as: CallAs = {}): Promise<OutputOf<C>> {
    const service = serviceOf.get(call.name)
    if (service === undefined) throw new Error(`${call.name} belongs to no service`)
    const closed = call.effect === 'command' ? this.#deps.maintenance.refusal() : undefined
    if (closed !== undefined) throw new ToolRefused(refusedText(closed.code, errorText(closed.code, 'en'), undefined))
    const { status, text } = await this.#fetch(this.#deps.urls[service], urlPathOf(call.path), call.weight ?? 1, {
      method: 'POST',
      headers: {
        ...this.#headers,
        'content-type': 'application/json',
        ...(as.language === undefined ? {} : { 'x-locale': as.language }),
        ...(as.currency === undefined ? {} : { 'x-currency': as.currency }),
        ...(as.idempotencyKey === undefined ? {} : { 'idempotency-key': as.idempotencyKey }),
      },
      body: JSON.stringify(input),
    })
    const { code, msg, data, meta } = envelope.parse(parsed(text, status))
    if (code === 200) return call.output.parse(data) as OutputOf<C>
    throw new ToolRefused(refusedText(meta?.type, msg, data))
  }

  /** A file of the shop as text. Throws ToolRefused unless it is there. */
  async file(path: string): Promise<string> {
    const { status, text } = await this.#fetch(this.#deps.storefrontUrl, path, drawingWeight, {
      headers: this.#headers,
    })
    if (status === 404) throw new ToolRefused(refusedText(noDrawing, errorText(noDrawing, 'en'), null))
    if (status !== 200) throw new ToolRefused(`service-unavailable: The shop responded with HTTP ${status}.`)
    return text
  }

  async #fetch(
    target: string,
    path: string,
    weight: number,
    init: { method?: string; headers: Readonly<Record<string, string>>; body?: string },
  ): Promise<Answer> {
    const traced = { ...init, headers: { ...init.headers, ...traceHeaders() } }
    const address = this.#headers['x-forwarded-for'] ?? ''
    const { patienceMs, share } = this.#deps
    const answer = await share({ address, target, weight, gone: this.#gone }, async () => {
      const response = await fetchFrom(target)(path, { ...traced, signal: AbortSignal.timeout(patienceMs) })
      return { status: response.status, text: await response.text() }
    }).catch(() => {
      throw new ToolRefused('service-unavailable: The service does not respond. Try again in a few seconds.')
    })
    if (isRejection(answer))
      throw new ToolRefused(`${answer.code}: Many calls of yours are waiting. Try again in a few seconds.`)
    return answer
  }
}
