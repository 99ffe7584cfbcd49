import { urlPathOf } from '@pinline/chassis/http/call-service'
import type { AnyCall, InputOf, OutputOf } from '@pinline/contracts/api/call'
import { envelope } from '@pinline/contracts/api/envelope'
import type { LanguageCode } from '@pinline/contracts/api/languages'
import type { ServiceName } from '@pinline/events/event'
import type { CurrencyCode } from '@pinline/events/money'
import { serviceTables } from '../route-table.ts'

/** A service refused a tool's call; the message is what its caller reads. */
export class ToolRefused extends Error {
  override readonly name = 'ToolRefused'
}

/** What the gateway says of the client to the services, and the key of the client. Nothing else of it goes on. */
const passedOn = ['authorization', 'x-forwarded-for', 'forwarded', 'x-request-id'] as const

export interface CallAs {
  readonly language?: LanguageCode | undefined
  readonly currency?: CurrencyCode | undefined
  readonly idempotencyKey?: string | undefined
}

const serviceOf = new Map<string, ServiceName>(
  serviceTables.flatMap(({ service, calls }) => calls.map(({ name }) => [name, service] as const)),
)

const refusedText = (type: string | undefined, text: string, errors: unknown): string => {
  const fields = typeof errors === 'object' && errors !== null ? JSON.stringify(errors) : ''
  const hint =
    type === 'unauthenticated' ? ' Send an API key of a buyer as the header `Authorization: Bearer pln_…`.' : ''
  return `${type ?? 'refused'}: ${text}${fields === '' ? '' : ` ${fields}`}${hint}`
}

/** Calls of the services in the name of one client: they authenticate, limit and audit it as if it had called. */
export class ServiceClient {
  readonly #headers: Readonly<Record<string, string>>
  readonly #urls: Readonly<Record<ServiceName, string>>
  readonly #storefrontUrl: string
  readonly #patienceMs: number

  constructor(
    deps: { urls: Readonly<Record<ServiceName, string>>; storefrontUrl: string; patienceMs: number },
    headers: Headers,
  ) {
    this.#urls = deps.urls
    this.#storefrontUrl = deps.storefrontUrl
    this.#patienceMs = deps.patienceMs
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
    const response = await this.#fetch(this.#urls[service] + urlPathOf(call.path), {
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
    const { code, msg, data, meta } = envelope.parse(await response.json())
    if (code === 200) return call.output.parse(data) as OutputOf<C>
    const errors = typeof data === 'object' && data !== null && 'errors' in data ? data.errors : undefined
    throw new ToolRefused(refusedText(meta?.type, msg, errors))
  }

  /** A file of the shop as text. Throws ToolRefused unless it is there. */
  async file(path: string): Promise<string> {
    const response = await this.#fetch(this.#storefrontUrl + path, { headers: this.#headers })
    if (response.status === 404) throw new ToolRefused('drawing-not-found: There is no drawing of this part.')
    if (!response.ok) throw new ToolRefused(`service-unavailable: The shop responded with HTTP ${response.status}.`)
    return await response.text()
  }

  async #fetch(url: string, init: RequestInit): Promise<Response> {
    try {
      return await fetch(url, { ...init, signal: AbortSignal.timeout(this.#patienceMs) })
    } catch {
      throw new ToolRefused('service-unavailable: The service does not respond. Try again in a few seconds.')
    }
  }
}
