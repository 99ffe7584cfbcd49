import { createVerify } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { Merchant } from './merchant.ts'

/** A rejection of the platform: HTTP status and error code. */
export class Refusal {
  readonly status: number
  readonly code: string
  readonly message: string

  constructor(status: number, code: string, message: string) {
    this.status = status
    this.code = code
    this.message = message
  }
}

export const refusal = (status: number, code: string, message: string): Refusal => new Refusal(status, code, message)

const scheme = 'WECHATPAY2-SHA256-RSA2048 '
const toleranceSeconds = 300
const fieldForm = /^(mchid|nonce_str|timestamp|serial_no|signature)="([^"]+)"$/

export interface SignedRequest {
  readonly method: string
  /** Path and query, as sent. */
  readonly target: string
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

const fieldsOf = (authorization: string): ReadonlyMap<string, string> | undefined => {
  const fields = new Map<string, string>()
  for (const part of authorization.slice(scheme.length).split(',')) {
    const [, name, value] = fieldForm.exec(part.trim()) ?? []
    if (name === undefined || value === undefined || fields.has(name)) return undefined
    fields.set(name, value)
  }
  return fields.size === 5 ? fields : undefined
}

/** Authenticates a request. Stores nonces, so that none is accepted twice. */
export class RequestGate {
  readonly #merchant: Merchant
  readonly #now: () => Date
  readonly #nonces = new Set<string>()

  constructor(merchant: Merchant, now: () => Date) {
    this.#merchant = merchant
    this.#now = now
  }

  /** What is wrong with the request; undefined if the merchant has signed it recently. */
  refuse({ method, target, headers, body }: SignedRequest): Refusal | undefined {
    const bad = (message: string) => refusal(401, 'SIGN_ERROR', message)
    if (headers['user-agent'] === undefined || headers['user-agent'] === '')
      return refusal(403, 'NO_AUTH', 'a user agent is asked for')
    if (headers.accept?.includes('application/json') !== true && headers.accept !== '*/*')
      return refusal(406, 'PARAM_ERROR', 'JSON has to be accepted')
    const authorization = headers.authorization ?? ''
    if (!authorization.startsWith(scheme)) return bad('another scheme')
    const fields = fieldsOf(authorization)
    if (fields === undefined) return bad('the five fields are not there')
    const nonce = fields.get('nonce_str') ?? ''
    const timestamp = fields.get('timestamp') ?? ''
    if (fields.get('mchid') !== this.#merchant.mchid) return refusal(404, 'MCH_NOT_EXISTS', 'no such merchant')
    if (fields.get('serial_no') !== this.#merchant.serial) return bad('no such certificate of the merchant')
    if (!/^\d{10}$/.test(timestamp)) return bad('the timestamp is in seconds')
    if (Math.abs(this.#now().getTime() / 1000 - Number(timestamp)) > toleranceSeconds) return bad('an old timestamp')
    if (!/^[0-9A-Za-z]{16,32}$/.test(nonce)) return bad('the nonce is of another form')
    if (this.#nonces.has(nonce)) return bad('the nonce was used')
    const verified = createVerify('sha256')
      .update(`${method}\n${target}\n${timestamp}\n${nonce}\n`)
      .update(body)
      .update('\n')
      .verify(this.#merchant.publicKey, fields.get('signature') ?? '', 'base64')
    if (!verified) return bad('the signature is wrong')
    this.#nonces.add(nonce)
    return undefined
  }
}
