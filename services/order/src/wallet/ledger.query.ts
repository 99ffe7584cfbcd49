import type { OutputOf } from '@pinline/contracts/api/call'
import type { getWalletLedger } from '@pinline/contracts/order/payment/get-wallet-ledger'
import type { OrderNumber } from '@pinline/events/ids'
import { sentWebhooks, walletAttempts, walletRefunds } from './wallet-attempts.ts'
import type { WalletDeps } from './wallet-deps.ts'

/** Every capture, refund and webhook, oldest first; with a number, those of one order. */
export const readLedger = async (
  platform: WalletDeps,
  orderNo: OrderNumber | undefined,
): Promise<OutputOf<typeof getWalletLedger>> => {
  const one = orderNo === undefined ? {} : { orderNo }
  const [attempts, refunds, others] = await Promise.all([
    walletAttempts(platform)
      .find({ status: { $in: ['captured', 'declined'] }, ...one })
      .sort({ capturedAt: 1 })
      .toArray(),
    walletRefunds(platform).find(one).sort({ refundedAt: 1 }).toArray(),
    sentWebhooks(platform).find(one).toArray(),
  ])
  const notices = [...attempts.flatMap(({ sent = [] }) => sent), ...others].toSorted(
    (a, b) => a.sentAt.getTime() - b.sentAt.getTime(),
  )
  return {
    captures: attempts.flatMap(({ _id: attemptId, orderNo: of, captureId, capturedAmount: amount, capturedAt }) =>
      of === undefined || captureId === undefined || amount === undefined || capturedAt === undefined
        ? []
        : [{ captureId, attemptId, orderNo: of, amount, capturedAt: capturedAt.toISOString() }],
    ),
    refunds: refunds.map(({ _id: refundId, captureId, orderNo: of, amount, refundedAt }) => ({
      refundId,
      captureId,
      orderNo: of,
      amount,
      refundedAt: refundedAt.toISOString(),
    })),
    notices: notices.map(({ kind, attemptId, orderNo: of, outcome, sentAt }) => ({
      kind,
      attemptId,
      orderNo: of,
      outcome,
      sentAt: sentAt.toISOString(),
    })),
  }
}
