import { randomBytes, randomInt } from 'node:crypto'
import type { PrepayBody, RefundBody } from './merchant-rules.ts'
import { type Refusal, refusal } from './request-signature.ts'

type TradeState = 'NOTPAY' | 'SUCCESS' | 'REFUND' | 'CLOSED' | 'USERPAYING' | 'PAYERROR' | 'REVOKED'
export type RefundStatus = 'SUCCESS' | 'PROCESSING' | 'ABNORMAL' | 'CLOSED'

export interface Trade {
  readonly body: PrepayBody
  readonly expiresAt: Date
  state: TradeState
  /** When its latest refund was requested. */
  refundedAt?: Date
  codeUrl: string
  paid?: { readonly transactionId: string; readonly total: number; readonly currency: string; readonly at: Date }
}

export interface Refund {
  readonly body: RefundBody
  readonly refundId: string
  readonly outTradeNo: string
  readonly createdAt: Date
  status: RefundStatus
  completedAt?: Date
}

const minute = 60_000
/** Refunds of one payment. */
const maxRefunds = 50

const digits = (length: number): string => Array.from({ length }, () => String(randomInt(10))).join('')

/** The platform's records of the merchant's payments and refunds. */
export class ProviderRecords {
  readonly trades = new Map<string, Trade>()
  readonly refunds = new Map<string, Refund>()
  /** Status of new refunds. */
  refundsBegin: RefundStatus = 'SUCCESS'
  readonly #now: () => Date

  constructor(now: () => Date) {
    this.#now = now
  }

  /** A code to scan; a repeated request for the same order returns a new one and invalidates the previous one. */
  prepay(body: PrepayBody): Trade | Refusal {
    const known = this.tradeOf(body.out_trade_no)
    if (known === undefined) {
      const wanted = body.time_expire === undefined ? this.#later(7 * 24 * 60) : new Date(body.time_expire)
      const expiresAt = new Date(Math.max(wanted.getTime(), this.#later(1).getTime()))
      const trade: Trade = { body, expiresAt, state: 'NOTPAY', codeUrl: newCode() }
      this.trades.set(body.out_trade_no, trade)
      return trade
    }
    if (known.paid !== undefined) return refusal(400, 'ORDERPAID', 'the order is paid')
    if (known.state === 'CLOSED') return refusal(400, 'ORDER_CLOSED', 'the order is closed')
    if (JSON.stringify(known.body) !== JSON.stringify(body))
      return refusal(403, 'OUT_TRADE_NO_USED', 'the number stands for another order')
    known.codeUrl = newCode()
    return known
  }

  tradeOf(outTradeNo: string): Trade | undefined {
    const trade = this.trades.get(outTradeNo)
    if (trade?.state === 'NOTPAY' && this.#now() >= trade.expiresAt) trade.state = 'CLOSED'
    return trade
  }

  close(outTradeNo: string): 'closed' | Refusal {
    const trade = this.tradeOf(outTradeNo)
    if (trade === undefined) return refusal(404, 'ORDER_NOT_EXIST', 'no such order')
    if (trade.paid !== undefined) return refusal(400, 'ORDERPAID', 'the order is paid')
    if (trade.state === 'USERPAYING') return refusal(202, 'USERPAYING', 'the payer is at it')
    if (trade.state === 'CLOSED') return refusal(400, 'ORDER_CLOSED', 'the order is closed')
    trade.state = 'CLOSED'
    return 'closed'
  }

  /** The payer pays. Returns whether money moved: not if the order was closed, expired or already paid. */
  pay(outTradeNo: string, more: { total?: number; currency?: string } = {}): boolean {
    const trade = this.tradeOf(outTradeNo)
    if (trade === undefined || trade.paid !== undefined || trade.state === 'CLOSED') return false
    const { total, currency } = trade.body.amount
    trade.paid = {
      transactionId: `42${digits(26)}`,
      total: more.total ?? total,
      currency: more.currency ?? currency,
      at: this.#now(),
    }
    trade.state = 'SUCCESS'
    return true
  }

  requestRefund(body: RefundBody): Refund | Refusal {
    const [outTradeNo, trade] =
      [...this.trades].find(([no, one]) =>
        body.transaction_id === undefined ? no === body.out_trade_no : one.paid?.transactionId === body.transaction_id,
      ) ?? []
    if (outTradeNo === undefined || trade?.paid === undefined)
      return refusal(404, 'RESOURCE_NOT_EXISTS', 'no such payment')
    const { total } = trade.paid
    if (body.amount.total !== total) return refusal(400, 'PARAM_ERROR', 'amount.total is not what was paid')
    const known = this.refunds.get(body.out_refund_no)
    if (known !== undefined) {
      if (JSON.stringify(known.body) !== JSON.stringify(body))
        return refusal(400, 'PARAM_ERROR', 'the number stands for another refund')
      if (known.status === 'ABNORMAL' || known.status === 'CLOSED') this.completeRefund(known, this.refundsBegin)
      return known
    }
    const now = this.#now()
    if (trade.refundedAt !== undefined && now.getTime() < trade.refundedAt.getTime() + minute)
      return refusal(429, 'FREQUENCY_LIMITED', 'refunds of one payment are a minute apart')
    const ofTrade = [...this.refunds.values()].filter((one) => one.outTradeNo === outTradeNo)
    if (ofTrade.length >= maxRefunds) return refusal(400, 'INVALID_REQUEST', 'too many refunds of one payment')
    const refunded = ofTrade
      .filter((one) => one.status !== 'CLOSED')
      .reduce((sum, one) => sum + one.body.amount.refund, 0)
    if (refunded + body.amount.refund > total) return refusal(403, 'NOT_ENOUGH', 'more than was paid')
    const refund: Refund = {
      body,
      refundId: `50${digits(27)}`,
      outTradeNo,
      createdAt: now,
      status: 'PROCESSING',
    }
    trade.refundedAt = now
    this.refunds.set(body.out_refund_no, refund)
    trade.state = 'REFUND'
    this.completeRefund(refund, this.refundsBegin)
    return refund
  }

  /** As if a minute had passed since the latest refund of each payment. */
  passRefundInterval(): void {
    for (const trade of this.trades.values()) delete trade.refundedAt
  }

  completeRefund(refund: Refund, status: RefundStatus): void {
    refund.status = status
    if (status === 'SUCCESS') refund.completedAt ??= this.#now()
  }

  /** Every movement of money, for comparison with the orders: payments and completed refunds. */
  ledger(outTradeNo?: string) {
    const captures = [...this.trades].flatMap(([no, { paid }]) =>
      paid === undefined || (outTradeNo !== undefined && no !== outTradeNo) ? [] : [{ outTradeNo: no, ...paid }],
    )
    const refunds = [...this.refunds.values()].flatMap(({ outTradeNo: no, status, body }) =>
      status !== 'SUCCESS' || (outTradeNo !== undefined && no !== outTradeNo)
        ? []
        : [{ outTradeNo: no, outRefundNo: body.out_refund_no, refund: body.amount.refund }],
    )
    return { captures, refunds }
  }

  #later(minutes: number): Date {
    return new Date(this.#now().getTime() + minutes * minute)
  }
}

const newCode = (): string => `weixin://wxpay/bizpayurl?pr=${randomBytes(6).toString('base64url')}`
