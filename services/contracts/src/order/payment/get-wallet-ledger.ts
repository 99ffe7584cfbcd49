import { orderNumber } from '@pinline/events/ids'
import { money } from '@pinline/events/money'
import { attemptId, captureId, refundId } from '@pinline/events/order/payment-ids'
import { z } from 'zod'
import { call, open } from '../../api/call.ts'

/** Simulator: every movement of money, to check the orders against, and the webhooks that were sent of it. */
export const getWalletLedger = call({
  name: 'get-wallet-ledger',
  path: '/wallet/ledger',
  effect: 'get',
  access: open,
  input: z.object({ orderNo: orderNumber.optional() }),
  output: z.object({
    captures: z.array(
      z.object({ captureId, attemptId, orderNo: orderNumber, amount: money, capturedAt: z.iso.datetime() }),
    ),
    refunds: z.array(
      z.object({ refundId, captureId, orderNo: orderNumber, amount: money, refundedAt: z.iso.datetime() }),
    ),
    /** Every notice that was sent, and what came back: `taken`, `unanswered`, or the code of the refusal. */
    notices: z.array(
      z.object({
        kind: z.enum(['captured', 'declined', 'refund']),
        attemptId,
        orderNo: orderNumber,
        outcome: z.string(),
        sentAt: z.iso.datetime(),
      }),
    ),
  }),
  errors: [],
})
