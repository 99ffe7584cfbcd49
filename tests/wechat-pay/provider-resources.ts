import type { Merchant } from './merchant.ts'
import type { Refund, Trade } from './provider-records.ts'

/** RFC 3339 in the platform's form: Beijing time, seconds. */
export const timeText = (time: Date): string =>
  new Date(time.getTime() + 8 * 3_600_000).toISOString().replace(/\.\d{3}Z$/, '+08:00')

/** The payment in the response to a query and in a webhook. */
export const tradeResource = ({ mchid, appid }: Merchant, { body, state, paid }: Trade): Record<string, unknown> => ({
  mchid,
  appid,
  out_trade_no: body.out_trade_no,
  trade_state: state,
  trade_state_desc: state,
  ...(body.attach === undefined ? {} : { attach: body.attach }),
  ...(paid === undefined
    ? {}
    : {
        transaction_id: paid.transactionId,
        trade_type: 'NATIVE',
        bank_type: 'OTHERS',
        success_time: timeText(paid.at),
        payer: { openid: 'o-someone-who-paid' },
        amount: {
          total: paid.total,
          // Less than the total if a coupon was used: the payment is still correct.
          payer_total: Math.max(1, paid.total - 1),
          currency: paid.currency,
          payer_currency: paid.currency,
        },
      }),
})

const amountOf = ({ body }: Refund) => ({
  total: body.amount.total,
  refund: body.amount.refund,
  payer_total: body.amount.total,
  payer_refund: body.amount.refund,
})

/** The response to a refund request and to a query of a refund. */
export const refundResource = (refund: Refund, transactionId: string): Record<string, unknown> => ({
  refund_id: refund.refundId,
  out_refund_no: refund.body.out_refund_no,
  transaction_id: transactionId,
  out_trade_no: refund.outTradeNo,
  channel: 'ORIGINAL',
  user_received_account: 'a card of someone',
  create_time: timeText(refund.createdAt),
  status: refund.status,
  ...(refund.completedAt === undefined ? {} : { success_time: timeText(refund.completedAt) }),
  amount: { ...amountOf(refund), currency: refund.body.amount.currency },
})

/** The refund in a webhook: without the currency. */
export const webhookRefund = (merchant: Merchant, refund: Refund, transactionId: string): Record<string, unknown> => ({
  mchid: merchant.mchid,
  transaction_id: transactionId,
  out_trade_no: refund.outTradeNo,
  refund_id: refund.refundId,
  out_refund_no: refund.body.out_refund_no,
  refund_status: refund.status,
  ...(refund.completedAt === undefined ? {} : { success_time: timeText(refund.completedAt) }),
  user_received_account: 'a card of someone',
  amount: amountOf(refund),
})
