import { type LookupAddress, type LookupAllOptions, lookup } from 'node:dns'
import { type ClientRequest, type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { BlockList, LookupFunction } from 'node:net'
import type { WebhookError } from '@pinline/contracts/notification/webhook/webhook-fields'
import { isAllowedAddress, literalAddress } from './address-policy.ts'

export interface WebhookRequest {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** `text`: the first bytes of the response. */
export interface WebhookAnswer {
  readonly status: number | null
  readonly error: WebhookError | null
  readonly text: string
}

/** As `lookup` of `node:dns`, of every address of a name. */
export type Resolve = (
  hostname: string,
  options: LookupAllOptions,
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void

export interface PostSettings {
  readonly allowed: BlockList
  readonly timeoutMs: number
  readonly resolve?: Resolve
}

export type PostWebhook = (request: WebhookRequest, signal: AbortSignal) => Promise<WebhookAnswer>

/** Of a response that is longer, no more is read. */
const shownBytes = 2048

class RefusedAddressError extends Error {
  readonly code = 'ADDRESS_NOT_ALLOWED'
}

/**
 * Resolves a name for one connection, to addresses that are all allowed. The connection uses what was checked, so that a
 * name that resolves to another address the next moment changes nothing. Prevents the failure "DNS rebinding".
 */
const guardedLookup =
  (allowed: BlockList, resolve: Resolve): LookupFunction =>
  (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? []
      if (error !== null || first === undefined) return callback(error ?? new Error('no address'), '', 0)
      if (!addresses.every(({ address }) => isAllowedAddress(address, allowed)))
        return callback(new RefusedAddressError(`${hostname} has an address that is not allowed`), '', 0)
      if (options.all === true) callback(null, addresses)
      else callback(null, first.address, first.family)
    })
  }

const errorOf = (error: unknown): WebhookError => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'ADDRESS_NOT_ALLOWED') return 'address-not-allowed'
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'host-not-found'
  return /^(?:CERT_|ERR_TLS_|UNABLE_TO_|DEPTH_ZERO_|SELF_SIGNED_)/.test(code)
    ? 'certificate-invalid'
    : 'connection-failed'
}

/** The first bytes of a response; whatever follows is not waited for. */
const readStart = async (response: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = []
  let length = 0
  try {
    for await (const chunk of response) {
      chunks.push(chunk)
      length += chunk.length
      if (length >= shownBytes) break
    }
  } catch {
    // The status has been received: a body that breaks off changes nothing.
  }
  return Buffer.concat(chunks).subarray(0, shownBytes).toString('utf8')
}

const send = (request: ClientRequest, body: string): Promise<IncomingMessage> =>
  new Promise((answer, fail) => {
    request.once('response', answer)
    request.on('error', fail)
    request.end(body)
  })

/**
 * Sends one request on a connection of its own. Never throws. Redirects are not followed: they lead elsewhere than
 * where staff said. The time-out is for all of it, the response included.
 */
export const postWebhook =
  ({ allowed, timeoutMs, resolve = lookup }: PostSettings): PostWebhook =>
  async ({ url, headers, body }, signal) => {
    const target = new URL(url)
    const literal = literalAddress(target)
    if (literal !== undefined && !isAllowedAddress(literal, allowed))
      return { status: null, error: 'address-not-allowed', text: '' }
    const timeout = AbortSignal.timeout(timeoutMs)
    const start = target.protocol === 'https:' ? requestHttps : requestHttp
    const request = start(target, {
      method: 'POST',
      agent: false,
      headers: { ...headers, 'content-length': String(Buffer.byteLength(body)), connection: 'close' },
      lookup: guardedLookup(allowed, resolve),
      signal: AbortSignal.any([timeout, signal]),
    })
    try {
      const response = await send(request, body)
      const status = response.statusCode ?? 0
      const text = await readStart(response)
      return { status, error: status >= 300 && status < 400 ? 'redirected' : null, text }
    } catch (error) {
      if (signal.aborted) return { status: null, error: 'interrupted', text: '' }
      return { status: null, error: timeout.aborted ? 'timed-out' : errorOf(error), text: '' }
    } finally {
      request.destroy()
    }
  }
