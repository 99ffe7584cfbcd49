import type { OutputOf } from '@pinline/chassis/contract/call'
import type { OrderNumber } from '@pinline/events/ids'
import type { walletLedger } from '../contract/wallet-calls.ts'
import type { OrderPlatform } from '../order-platform.ts'
import { walletAttempts, walletRefunds } from './wallet-attempts.ts'

/** Every capture and refund, oldest first; with a number, those of one order. */
export const readLedger = async (
  platform: OrderPlatform,
  orderNo: OrderNumber | undefined,
): Promise<OutputOf<typeof walletLedger>> => {
  const one = orderNo === undefined ? {} : { orderNo }
  const [attempts, refunds] = await Promise.all([
    walletAttempts(platform)
      .find({ status: 'captured', ...one })
      .sort({ capturedAt: 1 })
      .toArray(),
    walletRefunds(platform).find(one).sort({ refundedAt: 1 }).toArray(),
  ])
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
  }
}
