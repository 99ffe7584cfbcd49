import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Merchant } from './merchant.ts'
import { closeBody, prepayBody, readBody, refundBody } from './merchant-rules.ts'
import { PlatformKeys } from './platform-keys.ts'
import { ProviderRecords, type Refund, type RefundStatus, type Trade } from './provider-records.ts'
import { refundResource, tradeResource } from './provider-resources.ts'
import { Refusal, RequestGate, refusal } from './request-signature.ts'
import { paymentWebhook, refundWebhook, type Webhook, type WebhookVariant } from './webhooks.ts'

/** The merchant's calls of the protocol. */
export type PlatformCall = 'prepay' | 'query' | 'close' | 'refund' | 'query-refund' | 'certificates'

/** How responses fail. The call is still processed, except for `rate-limited` and `broken`. */
export type ResponseFault =
  | 'none'
  | 'unsigned'
  | 'bad-signature'
  | 'unknown-serial'
  | 'stale'
  | 'rate-limited'
  | 'broken'
  | 'hang'

/** The merchant's response to a webhook. */
export interface WebhookResponse {
  readonly status: number
  readonly body: string
}

interface CallOutcome {
  readonly status: number
  readonly data: object | undefined
}

const tradePath = /^\/v3\/pay\/transactions\/out-trade-no\/([^/?]+)(\/close)?$/
const refundPath = /^\/v3\/refund\/domestic\/refunds\/([^/?]+)$/

const platformCallOf = (method: string, path: string): PlatformCall | undefined => {
  const [, , close] = tradePath.exec(path) ?? []
  if (method === 'POST' && path === '/v3/pay/transactions/native') return 'prepay'
  if (method === 'GET' && tradePath.test(path) && close === undefined) return 'query'
  if (method === 'POST' && close !== undefined) return 'close'
  if (method === 'POST' && path === '/v3/refund/domestic/refunds') return 'refund'
  if (method === 'GET' && refundPath.test(path)) return 'query-refund'
  return method === 'GET' && path === '/v3/certificates' ? 'certificates' : undefined
}

/**
 * WeChat Pay Native v3 as its documentation describes it, for one merchant: checks every request (signature, nonce,
 * time, fields), signs its responses, stores payments and refunds, and sends valid or invalid webhooks on demand.
 * Written from the protocol, without any code of the adapter.
 */
export class WechatPayEmulator {
  readonly merchant: Merchant
  readonly keys: PlatformKeys
  readonly providerRecords: ProviderRecords
  /** Accepted requests, and the rejections of the others. */
  readonly requests: PlatformCall[] = []
  readonly refused: Refusal[] = []
  fault: { answer: ResponseFault; only?: PlatformCall } = { answer: 'none' }
  /** Offset of the platform's clock, s. */
  clockOffset = 0
  /** Whether webhooks are signed with the public key or with the newest certificate. */
  signsWebhooksBy: 'public-key' | 'certificate' = 'public-key'
  readonly #gate: RequestGate
  readonly #server = createServer((request, response) => void this.#serve(request, response))
  #url = ''

  constructor(merchant: Merchant) {
    const now = () => new Date(Date.now() + this.clockOffset * 1000)
    this.merchant = merchant
    this.keys = new PlatformKeys(now)
    this.providerRecords = new ProviderRecords(now)
    this.#gate = new RequestGate(merchant, now)
  }

  get url(): string {
    return this.#url
  }

  async start(): Promise<this> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
    const bound = this.#server.address()
    this.#url = `http://127.0.0.1:${typeof bound === 'object' && bound !== null ? bound.port : 0}`
    return this
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }

  trade(outTradeNo: string): Trade {
    const trade = this.providerRecords.tradeOf(outTradeNo)
    if (trade === undefined) throw new Error(`the platform has no order ${outTradeNo}`)
    return trade
  }

  refund(outRefundNo: string): Refund {
    const refund = this.providerRecords.refunds.get(outRefundNo)
    if (refund === undefined) throw new Error(`the platform has no refund ${outRefundNo}`)
    return refund
  }

  /** The payer scans and pays; the webhook is sent unless it is lost. */
  async pay(outTradeNo: string, how: { total?: number; currency?: string; lost?: boolean } = {}): Promise<boolean> {
    if (!this.providerRecords.pay(outTradeNo, how)) return false
    if (how.lost !== true) await this.sendWithRetries(() => this.paymentWebhook(outTradeNo))
    return true
  }

  /** A pending refund completes. */
  async completeRefund(outRefundNo: string, status: RefundStatus, how: { lost?: boolean } = {}): Promise<void> {
    this.providerRecords.completeRefund(this.refund(outRefundNo), status)
    if (how.lost !== true) await this.sendWithRetries(() => this.refundWebhook(outRefundNo))
  }

  paymentWebhook(outTradeNo: string, kind: WebhookVariant = 'good', otherOrder?: string): Webhook {
    return paymentWebhook(this.trade(outTradeNo), this.#webhookSource(kind, otherOrder))
  }

  refundWebhook(outRefundNo: string, kind: WebhookVariant = 'good'): Webhook {
    const refund = this.refund(outRefundNo)
    return refundWebhook(refund, this.#transactionOf(refund), this.#webhookSource(kind))
  }

  /** Sends a webhook once, to the URL of the order. */
  async send(webhook: Webhook, url = this.#notifyUrl()): Promise<WebhookResponse> {
    const answered = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: '*/*', ...webhook.headers },
      body: webhook.body,
      signal: AbortSignal.timeout(30_000),
    })
    return { status: answered.status, body: await answered.text() }
  }

  /**
   * Sends a webhook repeatedly, each time with a new signature, until the response is 200 or 204; at most forty times.
   */
  async sendWithRetries(make: () => Webhook): Promise<number> {
    for (let tried = 1; tried <= 40; tried += 1) {
      const answered = await this.send(make()).catch(() => undefined)
      if (answered?.status === 200 || answered?.status === 204) return tried
      await new Promise((resolve) => setTimeout(resolve, 100 * Math.min(tried, 10)))
    }
    throw new Error('a notice was never taken')
  }

  #webhookSource(kind: WebhookVariant, otherOrder?: string) {
    const serial = this.signsWebhooksBy === 'public-key' ? this.keys.publicKeyId : this.keys.newest.serial
    const now = new Date(Date.now() + this.clockOffset * 1000)
    const other = otherOrder === undefined ? {} : { otherOrder }
    return { merchant: this.merchant, keys: this.keys, serial, now, kind, ...other }
  }

  #notifyUrl(): string {
    const [trade] = [...this.providerRecords.trades.values()]
    if (trade === undefined) throw new Error('no order has told where notices go')
    return trade.body.notify_url
  }

  #transactionOf({ outTradeNo }: Refund): string {
    return this.trade(outTradeNo).paid?.transactionId ?? ''
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(Buffer.from(chunk))
    const body = Buffer.concat(chunks)
    const target = request.url ?? ''
    const method = request.method ?? ''
    const { pathname, searchParams } = new URL(target, 'http://platform')
    const called = platformCallOf(method, pathname)
    const wanted = this.fault.only === undefined || this.fault.only === called ? this.fault.answer : 'none'
    const denied =
      this.#gate.refuse({ method, target, headers: request.headers, body }) ??
      this.#deniedBody(method, request.headers['content-type'], body)
    const worked =
      denied ??
      (called === undefined
        ? refusal(404, 'RESOURCE_NOT_EXISTS', 'no such call')
        : wanted === 'rate-limited'
          ? refusal(429, 'FREQUENCY_LIMITED', 'too many requests')
          : wanted === 'broken'
            ? refusal(500, 'SYSTEM_ERROR', 'something broke')
            : this.#work(called, pathname, searchParams, body))
    if (worked instanceof Refusal) this.refused.push(worked)
    else if (called !== undefined) this.requests.push(called)
    if (wanted === 'hang') return
    this.#answer(response, worked, wanted, String(request.headers['wechatpay-serial'] ?? this.keys.newest.serial))
  }

  #deniedBody(method: string, contentType: string | undefined, body: Buffer): Refusal | undefined {
    if (method === 'GET') return body.length === 0 ? undefined : refusal(400, 'PARAM_ERROR', 'a GET has no body')
    return contentType?.startsWith('application/json') === true
      ? undefined
      : refusal(415, 'PARAM_ERROR', 'the body is JSON')
  }

  #work(called: PlatformCall, path: string, query: URLSearchParams, body: Buffer): CallOutcome | Refusal {
    const done = (data: object): CallOutcome => ({ status: 200, data })
    switch (called) {
      case 'prepay': {
        const read = readBody(prepayBody, body)
        if (read instanceof Refusal) return read
        if (read.mchid !== this.merchant.mchid || read.appid !== this.merchant.appid)
          return refusal(400, 'APPID_MCHID_NOT_MATCH', 'the two do not belong together')
        const trade = this.providerRecords.prepay(read)
        return trade instanceof Refusal ? trade : done({ code_url: trade.codeUrl })
      }
      case 'query': {
        if (query.get('mchid') !== this.merchant.mchid) return refusal(400, 'PARAM_ERROR', 'mchid is missing')
        const trade = this.providerRecords.tradeOf(decodeURIComponent(tradePath.exec(path)?.[1] ?? ''))
        return trade === undefined
          ? refusal(404, 'ORDER_NOT_EXIST', 'no such order')
          : done(tradeResource(this.merchant, trade))
      }
      case 'close': {
        const read = readBody(closeBody, body)
        if (read instanceof Refusal) return read
        if (read.mchid !== this.merchant.mchid) return refusal(400, 'PARAM_ERROR', 'mchid is wrong')
        const closed = this.providerRecords.close(decodeURIComponent(tradePath.exec(path)?.[1] ?? ''))
        return closed instanceof Refusal ? closed : { status: 204, data: undefined }
      }
      case 'refund': {
        const read = readBody(refundBody, body)
        if (read instanceof Refusal) return read
        const refund = this.providerRecords.requestRefund(read)
        return refund instanceof Refusal ? refund : done(refundResource(refund, this.#transactionOf(refund)))
      }
      case 'query-refund': {
        const refund = this.providerRecords.refunds.get(decodeURIComponent(refundPath.exec(path)?.[1] ?? ''))
        return refund === undefined
          ? refusal(404, 'RESOURCE_NOT_EXISTS', 'no such refund')
          : done(refundResource(refund, this.#transactionOf(refund)))
      }
      case 'certificates':
        return done(this.keys.encryptedCertificates(this.merchant.apiV3Key))
      default:
        return called satisfies never
    }
  }

  #answer(response: ServerResponse, worked: CallOutcome | Refusal, fault: ResponseFault, requested: string): void {
    const sent =
      worked instanceof Refusal
        ? JSON.stringify({ code: worked.code, message: worked.message })
        : worked.data === undefined
          ? ''
          : JSON.stringify(worked.data)
    const isDone = worked.status < 400
    const serial = this.keys.privateKeyOf(requested) === undefined ? this.keys.newest.serial : requested
    const shift = fault === 'stale' ? -302 : 0
    const headers = this.keys.headersFor(serial, sent, new Date(Date.now() + (this.clockOffset + shift) * 1000))
    const signed = {
      ...headers,
      ...(fault === 'bad-signature'
        ? { 'wechatpay-signature': this.keys.headersFor(serial, `${sent} `)['wechatpay-signature'] }
        : {}),
      ...(fault === 'unknown-serial' ? { 'wechatpay-serial': randomBytes(20).toString('hex').toUpperCase() } : {}),
    }
    response.writeHead(worked.status, {
      ...(sent === '' ? {} : { 'content-type': 'application/json; charset=utf-8' }),
      'request-id': randomBytes(12).toString('hex'),
      // Rejections may be unsigned.
      ...(fault === 'unsigned' || !isDone ? {} : signed),
    })
    response.end(sent)
  }
}

/** An emulated platform with one merchant, listening on 127.0.0.1. */
export const startEmulator = async (merchant: Merchant): Promise<WechatPayEmulator> =>
  await new WechatPayEmulator(merchant).start()
