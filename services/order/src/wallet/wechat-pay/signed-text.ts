import { createVerify, type KeyObject } from 'node:crypto'

/** Text signed by the platform: a response or a webhook, as received. */
export interface SignedText {
  /** Unix time, seconds. */
  readonly timestamp: string
  readonly nonce: string
  /** Serial number of the platform's key. */
  readonly serial: string
  readonly signature: string
  readonly body: Buffer
}

const maxHeaderLength = 1024

/** Undefined if one of the four headers is missing or malformed. */
export const signedTextOf = (header: (name: string) => string | undefined, body: Buffer): SignedText | undefined => {
  const timestamp = header('wechatpay-timestamp') ?? ''
  const nonce = header('wechatpay-nonce') ?? ''
  const serial = header('wechatpay-serial') ?? ''
  const signature = header('wechatpay-signature') ?? ''
  if (!/^\d{10}$/.test(timestamp) || !/^\w{8,64}$/.test(serial)) return undefined
  if (!/^[\w+/=-]{8,128}$/.test(nonce) || signature === '' || signature.length > maxHeaderLength) return undefined
  return { timestamp, nonce, serial, signature, body }
}

/**
 * Whether the key signed the text: RSA-SHA256 (PKCS #1 v1.5) over timestamp, nonce and body, a line feed after each.
 * The platform's probes, whose signatures begin with `WECHATPAY/SIGNTEST/`, are invalid like any other.
 */
export const isSignedBy = (key: KeyObject, { timestamp, nonce, signature, body }: SignedText): boolean =>
  createVerify('sha256').update(`${timestamp}\n${nonce}\n`).update(body).update('\n').verify(key, signature, 'base64')
