import { currencyCode } from '@pinline/events/money'
import { captureId } from '@pinline/events/order/payment-ids'
import { z } from 'zod'
import type { WalletCapture } from '../wallet.ts'

/** A payment as the platform returns it, in queries and in webhooks; unused fields are not read. */
export const transaction = z.object({
  mchid: z.string(),
  appid: z.string(),
  out_trade_no: z.string(),
  trade_state: z.enum(['NOTPAY', 'SUCCESS', 'REFUND', 'CLOSED', 'REVOKED', 'USERPAYING', 'PAYERROR']),
  transaction_id: z.string().optional(),
  success_time: z.iso.datetime({ offset: true }).optional(),
  /** `total`: the order's amount, in fen; the payer may have paid less, with a coupon. */
  amount: z.object({ total: z.int().optional(), currency: z.string().optional() }).optional(),
  attach: z.string().optional(),
})
export type Transaction = z.infer<typeof transaction>

/** The capture of a completed payment; undefined if its amounts are incomplete. */
export const captureOf = ({ transaction_id, success_time, amount }: Transaction): WalletCapture | undefined => {
  const id = captureId.safeParse(transaction_id)
  const currency = currencyCode.safeParse(amount?.currency)
  const minor = amount?.total
  if (!id.success || !currency.success || minor === undefined || success_time === undefined) return undefined
  return {
    captureId: id.data,
    amount: { minor, currency: currency.data },
    capturedAt: new Date(success_time).toISOString(),
  }
}
