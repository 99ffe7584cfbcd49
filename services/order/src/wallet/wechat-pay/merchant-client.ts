import { fetchFrom } from '@pinline/chassis/http/fetch-from'
import { UnreachableError } from '@pinline/chassis/http/post-json'
import { traceHeaders } from '@pinline/telemetry/current-trace'
import { inSpan } from '@pinline/telemetry/spans'
import { z } from 'zod'
import type { OrderDeps } from '../../order-deps.ts'
import { isFresh } from '../signature.ts'
import { WalletUnreachable } from '../wallet.ts'
import { decryptResource, encryptedResource } from './decrypt-resource.ts'
import { type PlatformCertificate, PlatformKeys, platformCertificate } from './platform-keys.ts'
import { signRequest } from './sign-request.ts'
import { isSignedBy, type SignedText, signedTextOf } from './signed-text.ts'
import type { WechatPaySettings } from './wechat-pay-settings.ts'

const defaultTimeoutMs = 8000

export type WechatPayLog = Pick<OrderDeps['log'], 'warn' | 'error'>

/** The platform's response to a valid call: the result, or the reason for refusing. */
export type MerchantResponse =
  | { readonly kind: 'done'; readonly data: unknown }
  | { readonly kind: 'refused'; readonly code: RefusalCode | 'other' }

/** Refusals that mean something to an order; each is spelt with and without underscores, by call and by year. */
const refusalCodes = ['ORDERNOTEXIST', 'RESOURCENOTEXISTS', 'ORDERPAID', 'ORDERCLOSED', 'USERPAYING'] as const
type RefusalCode = (typeof refusalCodes)[number]

/** Refusals that pass by themselves. */
const transient: readonly string[] = ['SYSTEMERROR', 'FREQUENCYLIMITED', 'RATELIMITEXCEEDED', 'BANKERROR']
/** Refusals that need an operator: key, certificate, or permissions of the merchant. */
const misconfigured: readonly string[] = ['SIGNERROR', 'NOAUTH', 'MCHNOTEXISTS', 'APPIDMCHIDNOTMATCH']

const refused = z.object({ code: z.string().transform((code) => code.replaceAll('_', '').toUpperCase()) })

const certificates = z.object({
  data: z.array(z.object({ serial_no: z.string(), encrypt_certificate: encryptedResource })),
})

interface RawResponse {
  readonly status: number
  readonly body: Buffer
  readonly signed: SignedText | undefined
}

interface ClientDeps {
  readonly settings: WechatPaySettings
  /** Timeout of a response; default 8 s. */
  readonly timeoutMs?: number
  /** Clock of requests and for the age of responses. */
  readonly now: () => Date
  readonly log: WechatPayLog
}

const parsedJson = (body: Buffer): unknown => {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return undefined
  }
}

const isDone = (status: number): boolean => status >= 200 && status < 300

/**
 * Client of the platform: signs each request over the bytes that are sent, and accepts a response only if its signature
 * is valid, fresh and made with a key of the platform. Logs contain names and codes, never a header or a body.
 */
export class MerchantClient {
  readonly keys: PlatformKeys
  readonly #deps: ClientDeps

  constructor(deps: ClientDeps) {
    this.#deps = deps
    this.keys = new PlatformKeys({
      settings: deps.settings,
      now: deps.now,
      fetchCertificates: () => this.#fetchCertificates(),
    })
  }

  async get(target: string): Promise<MerchantResponse> {
    return await this.#query('GET', target, '')
  }

  async post(target: string, body: object): Promise<MerchantResponse> {
    return await this.#query('POST', target, JSON.stringify(body))
  }

  /** @throws WalletUnreachable without a response, with one that cannot be trusted, or with an undecided one */
  async #query(method: 'GET' | 'POST', target: string, body: string): Promise<MerchantResponse> {
    const { log } = this.#deps
    const serial = await this.keys.requestSerial()
    // The target has numbers of orders in it.
    const response = await inSpan({ name: `wechat-pay ${method}`, kind: 'client' }, () =>
      this.#send(method, target, body, serial),
    )
    const { status, signed } = response
    if (isDone(status) || signed !== undefined) {
      const signatureError = await this.#faultOf(signed)
      if (signatureError !== undefined) {
        log.error({ method, status, signatureError }, 'answer of WeChat Pay refused')
        throw new WalletUnreachable(`WeChat Pay: an answer was ${signatureError}`)
      }
    }
    const data = response.body.length === 0 ? undefined : parsedJson(response.body)
    const { code } = refused.safeParse(data).data ?? { code: undefined }
    if (isDone(status) && code === undefined) return { kind: 'done', data }
    if (status === 429 || status >= 500 || (code !== undefined && transient.includes(code)))
      throw new WalletUnreachable(`WeChat Pay: ${code ?? status}`)
    if (status === 401 || code === undefined || misconfigured.includes(code)) {
      log.error({ method, status, code }, 'WeChat Pay does not take what this merchant sends')
      throw new WalletUnreachable(`WeChat Pay: ${code ?? status}`)
    }
    const known = refusalCodes.find((item) => item === code)
    if (known === undefined) log.warn({ method, status, code }, 'WeChat Pay refused')
    return { kind: 'refused', code: known ?? 'other' }
  }

  async #send(method: 'GET' | 'POST', target: string, body: string, serial: string | undefined): Promise<RawResponse> {
    const { settings, now, timeoutMs = defaultTimeoutMs } = this.#deps
    try {
      const response = await fetchFrom(settings.baseUrl)(settings.baseUrl + target, {
        method,
        signal: AbortSignal.timeout(timeoutMs),
        headers: {
          accept: 'application/json',
          'user-agent': 'pinline-order',
          ...traceHeaders(),
          authorization: signRequest(settings, { method, target, body }, now()),
          ...(serial === undefined ? {} : { 'wechatpay-serial': serial }),
          ...(body === '' ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === '' ? {} : { body }),
      })
      const bytes = Buffer.from(await response.arrayBuffer())
      const signed = signedTextOf((name) => response.headers.get(name) ?? undefined, bytes)
      return { status: response.status, body: bytes, signed }
    } catch (error) {
      throw new WalletUnreachable('WeChat Pay did not answer', { cause: error })
    }
  }

  /** What is wrong with a signed response; undefined if nothing is. */
  async #faultOf(signed: SignedText | undefined): Promise<string | undefined> {
    if (signed === undefined) return 'unsigned'
    const key = await this.keys.keyOf(signed.serial)
    if (key === undefined) return 'of an unknown key'
    if (!isSignedBy(key, signed)) return 'wrongly signed'
    return isFresh(signed.timestamp, this.#deps.now()) ? undefined : 'stale'
  }

  /**
   * The platform's certificates. They are encrypted with the APIv3 key, which nobody else has: this authenticates the
   * first ones, which then verify the response's own signature.
   */
  async #fetchCertificates(): Promise<readonly PlatformCertificate[]> {
    const { settings, now, log } = this.#deps
    try {
      const { status, body, signed } = await this.#send('GET', '/v3/certificates', '', settings.publicKey?.id)
      if (!isDone(status) || signed === undefined) throw new UnreachableError(`certificates: ${status}`)
      const { data } = certificates.parse(parsedJson(body))
      const decrypted = data.map(({ serial_no: serial, encrypt_certificate: encrypted }) => {
        const certificate = platformCertificate(decryptResource(settings.apiV3Key, encrypted) ?? '')
        if (certificate.serial !== serial) throw new Error('a certificate does not have the announced serial number')
        return certificate
      })
      const signer = signed.serial === settings.publicKey?.id ? settings.publicKey : undefined
      const key = signer?.key ?? decrypted.find((item) => item.serial === signed.serial)?.key
      if (key === undefined || !isSignedBy(key, signed) || !isFresh(signed.timestamp, now()))
        throw new Error('the certificates are not signed by one of them')
      return decrypted
    } catch (error) {
      log.warn({ reason: error instanceof Error ? error.message : 'unknown' }, 'no platform certificates')
      return []
    }
  }
}
