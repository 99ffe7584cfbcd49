import { generateKeyPairSync, randomBytes } from 'node:crypto'
import type { Merchant } from './merchant.ts'
import { encryptResource, type PlatformKeys, type SignedHeaders, signResponse } from './platform-keys.ts'
import type { Refund, Trade } from './provider-records.ts'
import { timeText, tradeResource, webhookRefund } from './provider-resources.ts'

/** A webhook as sent over HTTP. */
export interface Webhook {
  readonly headers: SignedHeaders
  readonly body: string
}

/** The fault of a webhook; `good` has none. */
export const webhookVariants = [
  'good',
  'forged-key',
  'unknown-serial',
  'sign-test',
  'stale',
  'from-the-future',
  'tampered-body',
  'tampered-ciphertext',
  'wrong-aad',
  'wrong-key',
  'other-algorithm',
  'other-mchid',
  'other-appid',
  'other-amount',
  'other-currency',
  'other-order',
  'other-capture',
  'not-paid',
] as const
export type WebhookVariant = (typeof webhookVariants)[number]

interface WebhookSource {
  readonly merchant: Merchant
  readonly keys: PlatformKeys
  /** The signing key. */
  readonly serial: string
  readonly now: Date
  readonly kind: WebhookVariant
  /** The payment that `other-order` refers to. */
  readonly otherOrder?: string
}

const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 })

const bent = (content: Record<string, unknown>, { kind, otherOrder }: WebhookSource): Record<string, unknown> => {
  const amount = typeof content.amount === 'object' && content.amount !== null ? content.amount : {}
  const total = 'total' in amount && typeof amount.total === 'number' ? amount.total : 0
  switch (kind) {
    case 'other-mchid':
      return { ...content, mchid: '1900000001' }
    case 'other-appid':
      return { ...content, appid: 'wx0000000000000001' }
    case 'other-amount':
      return { ...content, amount: { ...amount, total: total - 1 } }
    case 'other-currency':
      return { ...content, amount: { ...amount, currency: 'HKD' } }
    case 'other-order':
      return { ...content, out_trade_no: otherOrder ?? `pay-${randomBytes(12).toString('hex')}` }
    case 'other-capture':
      return { ...content, transaction_id: '4200000000000000000000000001' }
    case 'not-paid':
      return { ...content, trade_state: 'NOTPAY' }
    default:
      return content
  }
}

const bodyOf = (
  eventType: string,
  originalType: string,
  content: Record<string, unknown>,
  of: WebhookSource,
): string => {
  const key = of.kind === 'wrong-key' ? 'f'.repeat(32) : of.merchant.apiV3Key
  const encrypted = encryptResource(key, originalType, JSON.stringify(bent(content, of)))
  const ciphertext = Buffer.from(encrypted.ciphertext, 'base64')
  if (of.kind === 'tampered-ciphertext') ciphertext[4] = (ciphertext[4] ?? 0) ^ 1
  return JSON.stringify({
    id: `EV-${randomBytes(10).toString('hex')}`,
    create_time: timeText(of.now),
    resource_type: 'encrypt-resource',
    event_type: eventType,
    summary: 'told by the emulator',
    resource: {
      original_type: originalType,
      ...encrypted,
      ciphertext: ciphertext.toString('base64'),
      ...(of.kind === 'wrong-aad' ? { associated_data: 'another' } : {}),
      ...(of.kind === 'other-algorithm' ? { algorithm: 'AEAD_AES_128_GCM' } : {}),
    },
  })
}

/** Offsets of the signature's time, s. What is to come grows into the tolerance of 300 s on its way. */
const shifts: Partial<Record<WebhookVariant, number>> = { stale: -302, 'from-the-future': 400 }

const signed = (body: string, { keys, serial, now, kind }: WebhookSource): Webhook => {
  const shift = shifts[kind] ?? 0
  const headers = keys.headersFor(serial, body, new Date(now.getTime() + shift * 1000))
  const { 'wechatpay-timestamp': timestamp, 'wechatpay-nonce': nonce } = headers
  switch (kind) {
    case 'forged-key':
      return {
        body,
        headers: { ...headers, 'wechatpay-signature': signResponse(stranger.privateKey, timestamp, nonce, body) },
      }
    case 'unknown-serial':
      return { body, headers: { ...headers, 'wechatpay-serial': randomBytes(20).toString('hex').toUpperCase() } }
    case 'sign-test':
      return {
        body,
        headers: {
          ...headers,
          'wechatpay-signature': `WECHATPAY/SIGNTEST/${randomBytes(192).toString('base64')}`,
        },
      }
    case 'tampered-body':
      return { headers, body: body.replace('told by the emulator', 'told by a stranger') }
    default:
      return { headers, body }
  }
}

export const paymentWebhook = (trade: Trade, of: WebhookSource): Webhook =>
  signed(
    bodyOf('TRANSACTION.SUCCESS', 'transaction', { ...tradeResource(of.merchant, trade), trade_state: 'SUCCESS' }, of),
    of,
  )

export const refundWebhook = (refund: Refund, transactionId: string, of: WebhookSource): Webhook =>
  signed(bodyOf(`REFUND.${refund.status}`, 'refund', webhookRefund(of.merchant, refund, transactionId), of), of)
