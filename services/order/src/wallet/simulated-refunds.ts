import type { WalletFaults } from '@pinline/contracts/order/payment/set-wallet-faults'
import type { OrderNumber } from '@pinline/events/ids'
import type { RefundId } from '@pinline/events/order/payment-ids'
import type { RefundRequest, RefundStatus } from './wallet.ts'
import { type PendingWalletRefund, pendingWalletRefunds, walletAttempts, walletRefunds } from './wallet-attempts.ts'
import type { WalletDeps } from './wallet-deps.ts'

type Status = RefundStatus | { readonly kind: 'unknown' }

/** Records a refund, once. */
const payBack = async (
  platform: WalletDeps,
  { refundId, captureId, orderNo, amount }: Pick<RefundRequest, 'refundId' | 'captureId' | 'orderNo' | 'amount'>,
  refundedAt: Date,
): Promise<RefundStatus> => {
  await walletRefunds(platform).updateOne(
    { _id: refundId },
    { $setOnInsert: { captureId, orderNo, amount, refundedAt } },
    { upsert: true },
  )
  const stored = await walletRefunds(platform).findOne({ _id: refundId })
  return { kind: 'completed', at: (stored?.refundedAt ?? refundedAt).toISOString() }
}

/** Completes delayed refunds that are due. */
const statusOfPending = async (platform: WalletDeps, pending: PendingWalletRefund): Promise<RefundStatus> => {
  if (pending.status === 'failed' || pending.through === undefined) return { kind: 'failed', code: 'abnormal' }
  if (pending.through > platform.clock.now()) return { kind: 'processing' }
  return await payBack(platform, { ...pending, refundId: pending._id }, pending.through)
}

/** Status of a refund, and its order. */
export const simulatedRefundStatus = async (
  platform: WalletDeps,
  refundId: RefundId,
): Promise<{ readonly orderNo: OrderNumber | undefined; readonly walletStatus: Status }> => {
  const through = await walletRefunds(platform).findOne({ _id: refundId })
  if (through !== null)
    return { orderNo: through.orderNo, walletStatus: { kind: 'completed', at: through.refundedAt.toISOString() } }
  const pending = await pendingWalletRefunds(platform).findOne({ _id: refundId })
  if (pending === null) return { orderNo: undefined, walletStatus: { kind: 'unknown' } }
  return { orderNo: pending.orderNo, walletStatus: await statusOfPending(platform, pending) }
}

const maxRefunds = 50

/** Whether a capture has enough left for a refund, which is then set aside for it. One write: two refunds may compete. */
const claimAmount = async (
  platform: WalletDeps,
  { refundId, captureId, amount }: Pick<RefundRequest, 'refundId' | 'captureId' | 'amount'>,
): Promise<boolean> => {
  const attempts = walletAttempts(platform)
  const claimed = { $ifNull: ['$refunds', []] }
  const fits = {
    $and: [
      { $eq: ['$capturedAmount.currency', amount.currency] },
      { $lt: [{ $size: claimed }, maxRefunds] },
      { $lte: [{ $add: [{ $sum: '$refunds.minor' }, amount.minor] }, '$capturedAmount.minor'] },
    ],
  }
  const { modifiedCount } = await attempts.updateOne(
    { captureId, 'refunds.refundId': { $ne: refundId }, $expr: fits },
    { $push: { refunds: { refundId, minor: amount.minor } } },
  )
  return modifiedCount === 1 || (await attempts.findOne({ captureId, 'refunds.refundId': refundId })) !== null
}

/** Refunds at once, unless a fault says otherwise. The same number is one refund; a failed one is restarted. */
export const requestSimulatedRefund = async (
  platform: WalletDeps,
  refund: RefundRequest,
  faults: WalletFaults,
): Promise<RefundStatus> => {
  const { refundId, attemptId, captureId, orderNo, amount } = refund
  const { walletStatus } = await simulatedRefundStatus(platform, refundId)
  if (walletStatus.kind === 'completed' || walletStatus.kind === 'processing') return walletStatus
  if (!(await claimAmount(platform, refund))) return { kind: 'failed', code: 'refused' }
  const now = platform.clock.now()
  if (faults.refund === undefined) return await payBack(platform, refund, now)
  const pending = { attemptId, captureId, orderNo, amount }
  const through = new Date(now.getTime() + faults.refundDelayMs)
  const slow = {
    status: 'processing',
    through,
    ...(faults.refund === 'slow' ? { notice: { due: through, tries: 0, copies: 1 } } : {}),
  } as const
  await pendingWalletRefunds(platform).replaceOne(
    { _id: refundId },
    { ...pending, ...(faults.refund === 'fail' ? { status: 'failed' } : slow) },
    { upsert: true },
  )
  if (faults.refund === 'slow') platform.wake('deliver-wallet-webhook', refundId, through)
  return faults.refund === 'fail' ? { kind: 'failed', code: 'abnormal' } : { kind: 'processing' }
}
