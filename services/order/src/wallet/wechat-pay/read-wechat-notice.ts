import { type Rejection, rejection } from '@pinline/contracts/api/error-codes'
import { orderNumber } from '@pinline/events/ids'
import { attemptId, refundId } from '@pinline/events/order/payment-ids'
import { z } from 'zod'
import { isFresh } from '../signature.ts'
import type { Notice, Wallet } from '../wallet.ts'
import type { WechatPayLog } from './merchant-client.ts'
import { openResource, sealedResource } from './open-resource.ts'
import type { PlatformKeys } from './platform-keys.ts'
import { isSignedBy, signedTextOf } from './signed-text.ts'
import { captureOf, transaction } from './transaction.ts'
import type { WechatPaySettings } from './wechat-pay-settings.ts'

const noticeEnvelope = z.object({
  event_type: z.enum(['TRANSACTION.SUCCESS', 'REFUND.SUCCESS', 'REFUND.ABNORMAL', 'REFUND.CLOSED']),
  resource_type: z.literal('encrypt-resource'),
  resource: sealedResource.required({ algorithm: true }),
})

const toldRefund = z.object({ mchid: z.string(), out_trade_no: attemptId, out_refund_no: refundId })

interface NoticeReading {
  readonly settings: WechatPaySettings
  readonly keys: PlatformKeys
  readonly now: () => Date
  readonly log: WechatPayLog
  /** False where the nonce was seen before. */
  readonly rememberNonce: (nonce: string) => Promise<boolean>
}

const parsedJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const paymentIn = (content: unknown, { mchid, appid }: WechatPaySettings): Notice | Rejection => {
  const told = transaction.safeParse(content)
  if (!told.success) return rejection('invalid-input')
  const attempt = attemptId.safeParse(told.data.out_trade_no)
  const capture = captureOf(told.data)
  const isOurs = told.data.mchid === mchid && told.data.appid === appid
  if (!isOurs || !attempt.success || capture === undefined || told.data.trade_state !== 'SUCCESS')
    return rejection('notice-mismatch')
  const named = orderNumber.safeParse(told.data.attach)
  return {
    kind: 'captured',
    attemptId: attempt.data,
    capture,
    ...(named.success ? { orderNo: named.data } : {}),
  }
}

const refundIn = (content: unknown, { mchid }: WechatPaySettings): Notice | Rejection => {
  const told = toldRefund.safeParse(content)
  if (!told.success || told.data.mchid !== mchid) return rejection('notice-mismatch')
  return { kind: 'refund', attemptId: told.data.out_trade_no, refundId: told.data.out_refund_no }
}

/**
 * Reads a notice of the platform. In this order: signature over the bytes as they came, age, nonce; then form, seal, and
 * whether what was sealed is this merchant's. `signature-invalid` also where the seal does not open: whoever signed it
 * does not share the APIv3 key, and the platform sends again what is answered 401.
 */
export const readWechatNotice = async (
  { settings, keys, now, log, rememberNonce }: NoticeReading,
  { headers, rawBody }: Parameters<Wallet['readNotice']>[0],
): Promise<Notice | Rejection> => {
  const signed = signedTextOf((name) => {
    const value = headers[name]
    return typeof value === 'string' ? value : undefined
  }, rawBody)
  const key = signed === undefined ? undefined : await keys.keyOf(signed.serial)
  if (signed === undefined || key === undefined || !isSignedBy(key, signed)) return rejection('signature-invalid')
  if (!isFresh(signed.timestamp, now())) return rejection('notice-stale')
  if (!(await rememberNonce(`wechat-pay:${signed.nonce}`))) return rejection('notice-replayed')
  const told = noticeEnvelope.safeParse(parsedJson(rawBody.toString('utf8')))
  if (!told.success) return rejection('invalid-input')
  const opened = openResource(settings.apiV3Key, told.data.resource)
  if (opened === undefined) {
    log.error({ event: told.data.event_type }, 'a signed notice does not open under the APIv3 key')
    return rejection('signature-invalid')
  }
  const content = parsedJson(opened)
  return told.data.event_type === 'TRANSACTION.SUCCESS' ? paymentIn(content, settings) : refundIn(content, settings)
}
