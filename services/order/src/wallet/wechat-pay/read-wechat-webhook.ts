import { type Rejection, rejection } from '@pinline/contracts/api/error-codes'
import { orderNumber } from '@pinline/events/ids'
import { attemptId, refundId } from '@pinline/events/order/payment-ids'
import { z } from 'zod'
import { isFresh } from '../signature.ts'
import type { Wallet, Webhook } from '../wallet.ts'
import { decryptResource, encryptedResource } from './decrypt-resource.ts'
import type { WechatPayLog } from './merchant-client.ts'
import type { PlatformKeys } from './platform-keys.ts'
import { isSignedBy, signedTextOf } from './signed-text.ts'
import { captureOf, transaction } from './transaction.ts'
import type { WechatPaySettings } from './wechat-pay-settings.ts'

const webhookEnvelope = z.object({
  event_type: z.enum(['TRANSACTION.SUCCESS', 'REFUND.SUCCESS', 'REFUND.ABNORMAL', 'REFUND.CLOSED']),
  resource_type: z.literal('encrypt-resource'),
  resource: encryptedResource.required({ algorithm: true }),
})

const refundResource = z.object({ mchid: z.string(), out_trade_no: attemptId, out_refund_no: refundId })

interface WebhookReader {
  readonly settings: WechatPaySettings
  readonly keys: PlatformKeys
  readonly now: () => Date
  readonly log: WechatPayLog
  /** False if the nonce was seen before. */
  readonly recordNonce: (nonce: string) => Promise<boolean>
}

const parsedJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const paymentIn = (content: unknown, { mchid, appid }: WechatPaySettings): Webhook | Rejection => {
  const parsed = transaction.safeParse(content)
  if (!parsed.success) return rejection('invalid-input')
  const attempt = attemptId.safeParse(parsed.data.out_trade_no)
  const capture = captureOf(parsed.data)
  const isOurs = parsed.data.mchid === mchid && parsed.data.appid === appid
  if (!isOurs || !attempt.success || capture === undefined || parsed.data.trade_state !== 'SUCCESS')
    return rejection('notice-mismatch')
  const named = orderNumber.safeParse(parsed.data.attach)
  return {
    kind: 'captured',
    attemptId: attempt.data,
    capture,
    ...(named.success ? { orderNo: named.data } : {}),
  }
}

const refundIn = (content: unknown, { mchid }: WechatPaySettings): Webhook | Rejection => {
  const parsed = refundResource.safeParse(content)
  if (!parsed.success || parsed.data.mchid !== mchid) return rejection('notice-mismatch')
  return { kind: 'refund', attemptId: parsed.data.out_trade_no, refundId: parsed.data.out_refund_no }
}

/**
 * Reads a webhook of the platform. In this order: signature over the raw bytes, age, nonce; then format, decryption,
 * and whether the content is this merchant's. `signature-invalid` also if the decryption fails: the sender does not
 * share the APIv3 key, and the platform retries after a 401.
 */
export const readWechatWebhook = async (
  { settings, keys, now, log, recordNonce }: WebhookReader,
  { headers, rawBody }: Parameters<Wallet['readWebhook']>[0],
): Promise<Webhook | Rejection> => {
  const signed = signedTextOf((name) => {
    const value = headers[name]
    return typeof value === 'string' ? value : undefined
  }, rawBody)
  const key = signed === undefined ? undefined : await keys.keyOf(signed.serial)
  if (signed === undefined || key === undefined || !isSignedBy(key, signed)) return rejection('signature-invalid')
  if (!isFresh(signed.timestamp, now())) return rejection('notice-stale')
  if (!(await recordNonce(`wechat-pay:${signed.nonce}`))) return rejection('notice-replayed')
  const parsed = webhookEnvelope.safeParse(parsedJson(rawBody.toString('utf8')))
  if (!parsed.success) return rejection('invalid-input')
  const decrypted = decryptResource(settings.apiV3Key, parsed.data.resource)
  if (decrypted === undefined) {
    log.error({ event: parsed.data.event_type }, 'a signed notice does not open under the APIv3 key')
    return rejection('signature-invalid')
  }
  const content = parsedJson(decrypted)
  return parsed.data.event_type === 'TRANSACTION.SUCCESS' ? paymentIn(content, settings) : refundIn(content, settings)
}
