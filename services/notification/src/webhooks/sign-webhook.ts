import { createHmac, randomBytes } from 'node:crypto'

const prefix = 'whsec_'
const secretBytes = 32

/** A fresh secret: `whsec_` and 32 random bytes in base64. Source: Standard Webhooks 1.0, standardwebhooks.com. */
export const newWebhookSecret = (): string => `${prefix}${randomBytes(secretBytes).toString('base64')}`

const signatureBy = (secret: string, signed: string): string => {
  const key = Buffer.from(secret.slice(prefix.length), 'base64')
  return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`
}

/** What a webhook is sent with: id, time and a signature by each secret that is valid. */
export const signedHeaders = (
  { messageId, body, now }: { readonly messageId: string; readonly body: string; readonly now: Date },
  secrets: readonly string[],
): Readonly<Record<'webhook-id' | 'webhook-timestamp' | 'webhook-signature', string>> => {
  const timestamp = String(Math.floor(now.getTime() / 1000))
  return {
    'webhook-id': messageId,
    'webhook-timestamp': timestamp,
    'webhook-signature': secrets.map((secret) => signatureBy(secret, `${messageId}.${timestamp}.${body}`)).join(' '),
  }
}
