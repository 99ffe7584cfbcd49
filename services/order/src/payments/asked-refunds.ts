import type { OrderNumber } from '@pinline/events/ids'
import type { Refund } from '../domain/order/refund.ts'
import { type DueQuestion, questionsOf } from './due-questions.ts'
import type { Payments } from './payments.ts'

/** A refund that the wallet was asked for, until it comes to its end. */
interface AskedRefund extends DueQuestion {
  /** Of the asking that this is about: a retry by staff is another one. */
  readonly requestedAt: string
  /** How often the wallet has answered that it is at it. */
  readonly answers: number
}

type Asking = Pick<Refund, 'refundId' | 'requestedAt'>

const minute = 60_000
/** Where the wallet did not answer, or the asking was cut off. */
const againMs = 15_000
/** After the first answer that it is under way, the second, and so on; the last for all that follow. */
const pausesMs = [minute, 5 * minute, 30 * minute, 360 * minute, 1440 * minute] as const

const askedOf = (payments: Payments) => questionsOf<AskedRefund>(payments, 'asked-refunds')

/** How this asking stands; undefined where the wallet was not asked yet. */
export const askedRefund = async (
  payments: Payments,
  { refundId, requestedAt }: Asking,
): Promise<AskedRefund | undefined> => (await askedOf(payments).findOne({ _id: refundId, requestedAt })) ?? undefined

/** Notes, before the wallet is asked for it, when to ask how it stands. */
export const noteAsking = async (payments: Payments, orderNo: OrderNumber, refund: Asking): Promise<void> => {
  const askAt = new Date(payments.platform.clock.now().getTime() + againMs)
  await askedOf(payments).updateOne(
    { _id: refund.refundId },
    { $set: { orderNo, requestedAt: refund.requestedAt, askAt, answers: 0 } },
    { upsert: true },
  )
}

/** The wallet is at it: the next question comes after a longer pause than the last. */
export const notePause = async (payments: Payments, { refundId, requestedAt }: Asking): Promise<void> => {
  const asked = await askedRefund(payments, { refundId, requestedAt })
  if (asked === undefined) return
  const pause = pausesMs[Math.min(asked.answers, pausesMs.length - 1)] ?? minute
  const askAt = new Date(payments.platform.clock.now().getTime() + pause)
  await askedOf(payments).updateOne({ _id: refundId, requestedAt }, { $set: { askAt }, $inc: { answers: 1 } })
}
