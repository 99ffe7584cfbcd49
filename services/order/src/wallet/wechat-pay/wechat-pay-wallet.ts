import type { Rejection } from '@pinline/contracts/api/error-codes'
import { receiveWechatWebhook } from '@pinline/contracts/order/payment/receive-wechat-webhook'
import type { CurrencyCode, Money } from '@pinline/events/money'
import type { AttemptId, RefundId } from '@pinline/events/order/payment-ids'
import type { RefundReason } from '@pinline/events/order/refund-reason'
import { z } from 'zod'
import {
  type AttemptRequest,
  type AttemptStatus,
  type ClosedAttemptStatus,
  type OpenedAttempt,
  type RefundRequest,
  type RefundStatus,
  type Wallet,
  WalletUnreachable,
  type Webhook,
} from '../wallet.ts'
import { domesticRefund, refundStatusOf } from './domestic-refund.ts'
import { MerchantClient, type WechatPayLog } from './merchant-client.ts'
import { readWechatWebhook } from './read-wechat-webhook.ts'
import { captureOf, type Transaction, transaction } from './transaction.ts'
import type { WechatPaySettings } from './wechat-pay-settings.ts'

const prepaid = z.object({ code_url: z.string().startsWith('weixin://') })

/** The reason that the payer reads with a refund. */
const reasonTexts: Readonly<Record<RefundReason, string>> = {
  'order-cancelled': 'Order cancelled',
  'paid-after-cancellation': 'Paid after the order was cancelled',
  'paid-twice': 'Paid twice',
  'stock-not-held': 'Out of stock',
  'wrong-amount': 'Another amount than was asked for',
  goodwill: 'Goodwill',
  'lines-cancelled': 'Items cancelled',
  'after-sale': 'Return or claim',
  freight: 'Freight',
}

/** RFC 3339 in whole seconds with its offset, as the platform requires. */
const timeText = (iso: string): string => `${new Date(iso).toISOString().slice(0, 19)}+00:00`

/** Fen. Mainland merchants accept CNY only; orders of other currencies have a payable in CNY. */
const fenOf = ({ minor, currency }: Money): number => {
  if (currency !== 'CNY') throw new Error(`WeChat Pay accepts CNY, not ${currency}`)
  return minor
}

interface WechatPayDeps {
  readonly settings: WechatPaySettings
  /** Timeout of a response; default 8 s. */
  readonly timeoutMs?: number
  readonly publicUrl: string
  readonly now: () => Date
  readonly log: WechatPayLog
  /** False if the nonce was seen before. */
  readonly recordNonce: (nonce: string) => Promise<boolean>
}

/**
 * WeChat Pay Native v3, mainland API. An attempt's id is the platform's out_trade_no, a refund's id its out_refund_no:
 * a repeated request takes effect once. A payment is refunded up to 50 times, a minute apart and within a year.
 */
export class WechatPayWallet implements Wallet {
  readonly kind = 'wechat-pay'
  readonly refundIntervalMs = 60_000
  readonly #deps: WechatPayDeps
  readonly #client: MerchantClient
  readonly #noticeUrl: string

  constructor(deps: WechatPayDeps) {
    this.#deps = deps
    this.#client = new MerchantClient(deps)
    this.#noticeUrl = new URL(receiveWechatWebhook.path, deps.publicUrl).href
  }

  chargeCurrency(): CurrencyCode {
    return 'CNY'
  }

  /** The code is for another device: `weixin://` addresses open neither by a tap nor out of a picture. */
  async openAttempt({ attemptId, orderNo, amount, expiresAt }: AttemptRequest): Promise<OpenedAttempt> {
    const { appid, mchid } = this.#deps.settings
    const response = await this.#client.post('/v3/pay/transactions/native', {
      appid,
      mchid,
      description: `Order ${orderNo}`,
      out_trade_no: attemptId,
      time_expire: timeText(expiresAt),
      attach: orderNo,
      notify_url: this.#noticeUrl,
      amount: { total: fenOf(amount), currency: 'CNY' },
    })
    if (response.kind === 'refused') throw new WalletUnreachable(`WeChat Pay opens no attempt: ${response.code}`)
    return { qrUrl: this.#read(prepaid, response.data).code_url, opensHere: false }
  }

  async queryAttempt(attemptId: AttemptId): Promise<AttemptStatus> {
    const payment = await this.#transaction(attemptId)
    if (payment === undefined) return { kind: 'unknown' }
    switch (payment.trade_state) {
      case 'NOTPAY':
        return { kind: 'open' }
      case 'USERPAYING':
        return { kind: 'busy' }
      case 'SUCCESS':
      case 'REFUND':
        return { kind: 'captured', capture: this.#captureOf(payment) }
      case 'CLOSED':
      case 'REVOKED':
        return { kind: 'closed' }
      case 'PAYERROR': {
        // The code could still be paid: it is declined once it is closed.
        const closed = await this.closeAttempt(attemptId)
        return closed.kind === 'closed' ? { kind: 'declined' } : closed
      }
      default:
        return payment.trade_state satisfies never
    }
  }

  async closeAttempt(attemptId: AttemptId): Promise<ClosedAttemptStatus> {
    const { mchid } = this.#deps.settings
    const response = await this.#client.post(`${pathOf(attemptId)}/close`, { mchid })
    if (response.kind === 'done') return { kind: 'closed' }
    if (response.code === 'USERPAYING') return { kind: 'busy' }
    if (response.code === 'ORDERNOTEXIST' || response.code === 'RESOURCENOTEXISTS') return { kind: 'closed' }
    // A refusal may be unsigned: a status of payment or closing is queried again, with a signature.
    const payment = await this.#transaction(attemptId)
    switch (payment?.trade_state) {
      case 'SUCCESS':
      case 'REFUND':
        return { kind: 'captured', capture: this.#captureOf(payment) }
      case 'CLOSED':
      case 'REVOKED':
        return { kind: 'closed' }
      case 'USERPAYING':
        return { kind: 'busy' }
      default:
        throw new WalletUnreachable(`WeChat Pay closes no attempt: ${response.code}`)
    }
  }

  async requestRefund({ refundId, captureId, amount, captured, reason }: RefundRequest): Promise<RefundStatus> {
    const response = await this.#client.post('/v3/refund/domestic/refunds', {
      transaction_id: captureId,
      out_refund_no: refundId,
      reason: reasonTexts[reason],
      notify_url: this.#noticeUrl,
      amount: { refund: fenOf(amount), total: fenOf(captured), currency: 'CNY' },
    })
    if (response.kind === 'refused') return { kind: 'failed', code: 'refused' }
    return this.#refundStatus(refundId, response.data)
  }

  async queryRefund(refundId: RefundId): Promise<RefundStatus | { readonly kind: 'unknown' }> {
    const response = await this.#client.get(`/v3/refund/domestic/refunds/${encodeURIComponent(refundId)}`)
    if (response.kind === 'done') return this.#refundStatus(refundId, response.data)
    if (response.code === 'RESOURCENOTEXISTS') return { kind: 'unknown' }
    throw new WalletUnreachable(`WeChat Pay returns no refund: ${response.code}`)
  }

  async readWebhook(message: Parameters<Wallet['readWebhook']>[0]): Promise<Webhook | Rejection> {
    return await readWechatWebhook({ ...this.#deps, keys: this.#client.keys }, message)
  }

  /** Undefined if the platform does not know the attempt. */
  async #transaction(attemptId: AttemptId): Promise<Transaction | undefined> {
    const { mchid, appid } = this.#deps.settings
    const response = await this.#client.get(`${pathOf(attemptId)}?mchid=${encodeURIComponent(mchid)}`)
    if (response.kind === 'refused') {
      if (response.code === 'ORDERNOTEXIST' || response.code === 'RESOURCENOTEXISTS') return undefined
      throw new WalletUnreachable(`WeChat Pay returns no attempt: ${response.code}`)
    }
    const payment = this.#read(transaction, response.data)
    if (payment.out_trade_no !== attemptId || payment.mchid !== mchid || payment.appid !== appid)
      throw new WalletUnreachable('WeChat Pay answered for another attempt')
    return payment
  }

  #captureOf(payment: Transaction) {
    const capture = captureOf(payment)
    if (capture === undefined) throw new WalletUnreachable('WeChat Pay returns a payment without its amount')
    return capture
  }

  #refundStatus(refundId: RefundId, data: unknown): RefundStatus {
    const refund = this.#read(domesticRefund, data)
    if (refund.out_refund_no !== refundId) throw new WalletUnreachable('WeChat Pay answered for another refund')
    return refundStatusOf(refund, this.#deps.now())
  }

  #read<T>(schema: z.ZodType<T>, data: unknown): T {
    const read = schema.safeParse(data)
    if (read.success) return read.data
    const fields = read.error.issues.map(({ path }) => path.join('.'))
    this.#deps.log.error({ fields }, 'answer of WeChat Pay of another form')
    throw new WalletUnreachable('WeChat Pay answered in another form')
  }
}

const pathOf = (attemptId: AttemptId): string => `/v3/pay/transactions/out-trade-no/${encodeURIComponent(attemptId)}`
