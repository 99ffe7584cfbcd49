import type { OrderNumber } from '@pinline/events/ids'
import type { Refund } from '../domain/order/refund.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { type DueStatusCheck, statusChecksOf } from './status-checks.ts'

/** A refund that was requested from the wallet, until it is final. */
interface RefundCheck extends DueStatusCheck {
  /** Identifies the request: a retry by staff is another one. */
  readonly requestedAt: string
  /** How often the wallet has responded that it is in progress. */
  readonly answers: number
}

type RefundKey = Pick<Refund, 'refundId' | 'requestedAt'>

const minute = 60_000
/** If the wallet did not respond, or the request was interrupted. */
const retryDelayMs = 15_000
/** After the first response that it is in progress, the second, and so on; the last one for all later ones. */
const pausesMs = [minute, 5 * minute, 30 * minute, 360 * minute, 1440 * minute] as const

const refundChecksOf = (payments: PaymentDeps) => statusChecksOf<RefundCheck>(payments)

/** The check of this request; undefined if it was not sent to the wallet yet. */
export const findRefundCheck = async (
  payments: PaymentDeps,
  { refundId, requestedAt }: RefundKey,
): Promise<RefundCheck | undefined> =>
  (await refundChecksOf(payments).findOne({ _id: refundId, requestedAt })) ?? undefined

/** Schedules the status check before the request is sent to the wallet. */
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

/** The refund waits for its turn at the wallet. */
export const delayRefundCheck = async (
  payments: PaymentDeps,
  { refundId, requestedAt }: RefundKey,
  askAt: Date,
): Promise<void> => {
  await refundChecksOf(payments).updateOne({ _id: refundId, requestedAt }, { $set: { askAt } })
}

/** The refund is in progress: the next check follows after a longer pause. */
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
