import { createHmac, timingSafeEqual } from 'node:crypto'

export const signatureHeaders = {
  timestamp: 'wallet-timestamp',
  nonce: 'wallet-nonce',
  signature: 'wallet-signature',
} as const

/** Allowed deviation of the sender's clock, seconds. */
export const toleranceSeconds = 300

export interface SignedMessage {
  /** Unix time, seconds. */
  readonly timestamp: string
  readonly nonce: string
  readonly body: Buffer | string
}

/** HMAC-SHA256, hex, over timestamp, nonce and body, a line feed after each of the first two. */
export const signMessage = (secret: string, { timestamp, nonce, body }: SignedMessage): string =>
  createHmac('sha256', secret).update(`${timestamp}\n${nonce}\n`).update(body).digest('hex')

/** Whether the signature is valid. Freshness and nonce are checked separately. */
export const isGenuine = (secret: string, message: SignedMessage, signature: string): boolean => {
  if (!/^\d{1,12}$/.test(message.timestamp) || !/^[\w-]{8,80}$/.test(message.nonce)) return false
  const expected = Buffer.from(signMessage(secret, message))
  const given = Buffer.from(signature)
  return expected.length === given.length && timingSafeEqual(expected, given)
}

/** Whether a message is at most five minutes older or newer. */
export const isFresh = (timestamp: string, now: Date): boolean =>
  Math.abs(now.getTime() / 1000 - Number(timestamp)) <= toleranceSeconds
