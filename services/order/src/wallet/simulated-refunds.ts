import type { WalletFaults } from '@pinline/contracts/order/payment/wallet-calls'
import type { OrderNumber } from '@pinline/events/ids'
import type { RefundId } from '@pinline/events/order/payment-ids'
import type { AskedRefund, RefundStanding } from './wallet.ts'
import { type WalletRefundAsked, walletAttempts, walletRefunds, walletRefundsAsked } from './wallet-attempts.ts'
import type { WalletPlatform } from './wallet-platform.ts'

type Standing = RefundStanding | { readonly kind: 'unknown' }

/** Books what goes back, once. */
const giveBack = async (
  platform: WalletPlatform,
  { refundId, captureId, orderNo, amount }: Pick<AskedRefund, 'refundId' | 'captureId' | 'orderNo' | 'amount'>,
  refundedAt: Date,
): Promise<RefundStanding> => {
  await walletRefunds(platform).updateOne(
    { _id: refundId },
    { $setOnInsert: { captureId, orderNo, amount, refundedAt } },
    { upsert: true },
  )
  const booked = await walletRefunds(platform).findOne({ _id: refundId })
  return { kind: 'completed', at: (booked?.refundedAt ?? refundedAt).toISOString() }
}

/** Brings through what has taken its time. */
const standingOfAsked = async (platform: WalletPlatform, asked: WalletRefundAsked): Promise<RefundStanding> => {
  if (asked.status === 'failed' || asked.through === undefined) return { kind: 'failed', code: 'abnormal' }
  if (asked.through > platform.clock.now()) return { kind: 'processing' }
  return await giveBack(platform, { ...asked, refundId: asked._id }, asked.through)
}

/** How a refund stands, and of which order it is. */
export const simulatedRefundStanding = async (
  platform: WalletPlatform,
  refundId: RefundId,
): Promise<{ readonly orderNo: OrderNumber | undefined; readonly standing: Standing }> => {
  const through = await walletRefunds(platform).findOne({ _id: refundId })
  if (through !== null)
    return { orderNo: through.orderNo, standing: { kind: 'completed', at: through.refundedAt.toISOString() } }
  const asked = await walletRefundsAsked(platform).findOne({ _id: refundId })
  if (asked === null) return { orderNo: undefined, standing: { kind: 'unknown' } }
  return { orderNo: asked.orderNo, standing: await standingOfAsked(platform, asked) }
}

/** Gives money back at once, unless a fault says otherwise. The same number is one refund; a failed one is begun again. */
export const askSimulatedRefund = async (
  platform: WalletPlatform,
  refund: AskedRefund,
  faults: WalletFaults,
): Promise<RefundStanding> => {
  const { refundId, attemptId, captureId, orderNo, amount } = refund
  const { standing } = await simulatedRefundStanding(platform, refundId)
  if (standing.kind === 'completed' || standing.kind === 'processing') return standing
  const captured = await walletAttempts(platform).findOne({ captureId })
  if (captured === null) return { kind: 'failed', code: 'refused' }
  const now = platform.clock.now()
  if (faults.refund === undefined) return await giveBack(platform, refund, now)
  const asked = { attemptId, captureId, orderNo, amount }
  const through = new Date(now.getTime() + faults.refundDelayMs)
  const slow = {
    status: 'processing',
    through,
    ...(faults.refund === 'slow' ? { notice: { due: through, tries: 0, copies: 1 } } : {}),
  } as const
  await walletRefundsAsked(platform).replaceOne(
    { _id: refundId },
    { ...asked, ...(faults.refund === 'fail' ? { status: 'failed' } : slow) },
    { upsert: true },
  )
  if (faults.refund === 'slow') platform.wake('deliver-wallet-notice', refundId, through)
  return faults.refund === 'fail' ? { kind: 'failed', code: 'abnormal' } : { kind: 'processing' }
}
