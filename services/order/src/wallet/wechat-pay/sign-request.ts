import { createSign, randomBytes } from 'node:crypto'
import type { WechatPaySettings } from './wechat-pay-settings.ts'

export interface RequestToSign {
  readonly method: 'GET' | 'POST'
  /** Path and query, exactly as they are sent. */
  readonly target: string
  /** Exactly the bytes that are sent; empty without a body. */
  readonly body: string
}

/** Five lines, a line feed after each: what the merchant signs of a request. `timestamp`: Unix seconds. */
export const requestMessage = ({ method, target, body }: RequestToSign, timestamp: string, nonce: string): string =>
  `${method}\n${target}\n${timestamp}\n${nonce}\n${body}\n`

/** The `Authorization` header of a request (WECHATPAY2-SHA256-RSA2048): RSA-SHA256 with PKCS #1 v1.5, in base64. */
export const signRequest = (
  { mchid, merchantSerial, privateKey }: Pick<WechatPaySettings, 'mchid' | 'merchantSerial' | 'privateKey'>,
  request: RequestToSign,
  now: Date,
): string => {
  const timestamp = String(Math.floor(now.getTime() / 1000))
  const nonce = randomBytes(16).toString('hex')
  const signature = createSign('sha256')
    .update(requestMessage(request, timestamp, nonce))
    .sign(privateKey, 'base64')
  const fields = { mchid, nonce_str: nonce, timestamp, serial_no: merchantSerial, signature }
  const written = Object.entries(fields).map(([name, value]) => `${name}="${value}"`)
  return `WECHATPAY2-SHA256-RSA2048 ${written.join(',')}`
}
