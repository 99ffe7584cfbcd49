import { isDuplicateKey } from '@pinline/chassis/event-store/duplicate-key'
import { endsAfter, expiryIndex } from '@pinline/chassis/retention/expiry'
import type { CaptureId } from '@pinline/events/order/payment-ids'
import type { PaymentDeps } from './payment-deps.ts'

/** When a capture can be refunded next. */
interface RefundTurn {
  readonly _id: CaptureId
  readonly nextAt: Date
}

export const refundTurnsExpiry = endsAfter('nextAt', { kind: 'refund-turns', seconds: 3600, from: 'over' })

const refundTurnsOf = ({ platform }: PaymentDeps) =>
  platform.db.collection<RefundTurn>('refund-turns', { writeConcern: { w: 'majority' } })

export const prepareRefundTurns = async (payments: PaymentDeps): Promise<void> => {
  await refundTurnsOf(payments).createIndexes([expiryIndex(refundTurnsExpiry)])
}

/**
 * Claims the next refund of a capture for one that is about to be requested. Undefined: it may be requested now; else the
 * time to claim again. Prevents the failure "two refunds of one payment within a minute, and WeChat Pay refuses the
 * second". Shown by tests/system/order/wechat-pay.spec.ts.
 */
export const claimRefundTurn = async (payments: PaymentDeps, captureId: CaptureId): Promise<Date | undefined> => {
  const { platform, wallet } = payments
  if (wallet.refundIntervalMs === 0) return undefined
  const now = platform.clock.now()
  const turns = refundTurnsOf(payments)
  try {
    await turns.updateOne(
      { _id: captureId, nextAt: { $lte: now } },
      { $set: { nextAt: new Date(now.getTime() + wallet.refundIntervalMs) } },
      { upsert: true },
    )
    return undefined
  } catch (error) {
    if (!isDuplicateKey(error)) throw error
    return (await turns.findOne({ _id: captureId }))?.nextAt ?? now
  }
}
