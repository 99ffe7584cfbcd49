import type { OrderNumber } from '@pinline/events/ids'
import type { Refund } from '../domain/order/refund.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { type DueStatusCheck, statusChecksOf } from './status-checks.ts'

/** A refund that the wallet was asked for, until it comes to its end. */
interface RefundCheck extends DueStatusCheck {
  /** Of the asking that this is about: a retry by staff is another one. */
  readonly requestedAt: string
  /** How often the wallet has answered that it is at it. */
  readonly answers: number
}

type RefundKey = Pick<Refund, 'refundId' | 'requestedAt'>

const minute = 60_000
/** Where the wallet did not answer, or the asking was cut off. */
const retryDelayMs = 15_000
/** After the first answer that it is under way, the second, and so on; the last for all that follow. */
const pausesMs = [minute, 5 * minute, 30 * minute, 360 * minute, 1440 * minute] as const

const refundChecksOf = (payments: PaymentDeps) => statusChecksOf<RefundCheck>(payments, 'asked-refunds')

/** How this asking stands; undefined where the wallet was not asked yet. */
export const findRefundCheck = async (
  payments: PaymentDeps,
  { refundId, requestedAt }: RefundKey,
): Promise<RefundCheck | undefined> =>
  (await refundChecksOf(payments).findOne({ _id: refundId, requestedAt })) ?? undefined

/** Notes, before the wallet is asked for it, when to ask how it stands. */
export const scheduleRefundCheck = async (
  payments: PaymentDeps,
  orderNo: OrderNumber,
  refund: RefundKey,
): Promise<void> => {
  const askAt = new Date(payments.platform.clock.now().getTime() + retryDelayMs)
  await refundChecksOf(payments).updateOne(
    { _id: refund.refundId },
    { $set: { orderNo, requestedAt: refund.requestedAt, askAt, answers: 0 } },
    { upsert: true },
  )
}

/** The wallet is at it: the next question comes after a longer pause than the last. */
export const postponeRefundCheck = async (
  payments: PaymentDeps,
  { refundId, requestedAt }: RefundKey,
): Promise<void> => {
  const check = await findRefundCheck(payments, { refundId, requestedAt })
  if (check === undefined) return
  const pause = pausesMs[Math.min(check.answers, pausesMs.length - 1)] ?? minute
  const askAt = new Date(payments.platform.clock.now().getTime() + pause)
  await refundChecksOf(payments).updateOne({ _id: refundId, requestedAt }, { $set: { askAt }, $inc: { answers: 1 } })
}
