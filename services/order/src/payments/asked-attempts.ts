import type { OrderNumber } from '@pinline/events/ids'
import { type AttemptId, attemptId } from '@pinline/events/order/payment-ids'
import type { Payments } from './payments.ts'

interface AskedAttempt {
  readonly _id: AttemptId
  readonly orderNo: OrderNumber
  /** When the wallet is asked how it stands, next. */
  readonly askAt: Date
}

/** After it was opened, and between two questions. */
const pausesMs = { opened: 15_000, asked: 60_000 } as const
/** How many attempts one sweep takes on. */
const mostDue = 50

const askedOf = ({ platform }: Payments) =>
  platform.db.collection<AskedAttempt>('asked-attempts', { writeConcern: { w: 'majority' } })

export const prepareAskedAttempts = async (payments: Payments): Promise<void> => {
  await askedOf(payments).createIndex({ askAt: 1 })
}

const nextTime = ({ platform }: Payments, expiresAt: string, pauseMs: number): Date => {
  const now = platform.clock.now().getTime()
  const ends = new Date(expiresAt).getTime()
  return new Date(ends > now ? Math.min(now + pauseMs, ends) : now + pauseMs)
}

/**
 * Notes, before a code is opened at the wallet, that its attempt is to be asked about: when its code ends, and each
 * minute before that. Answers the failure "the code was opened by a request that was killed, after another had closed it".
 */
export const watchAttempt = async (
  payments: Payments,
  orderNo: OrderNumber,
  { attemptId: id, expiresAt }: { readonly attemptId: AttemptId; readonly expiresAt: string },
  since: keyof typeof pausesMs,
): Promise<void> => {
  const askAt = nextTime(payments, expiresAt, pausesMs[since])
  await askedOf(payments).updateOne({ _id: id }, { $set: { orderNo, askAt } }, { upsert: true })
}

/** The attempt has come to its end at the wallet: nobody need ask any more. */
export const forgetAttempt = async (payments: Payments, id: AttemptId): Promise<void> => {
  await askedOf(payments).deleteOne({ _id: id })
}

/** Attempts to be asked about, those that wait longest first, each as `orderNo/attemptId`. */
export const attemptsToAsk = async (payments: Payments, now: Date): Promise<string[]> => {
  const due = await askedOf(payments)
    .find({ askAt: { $lte: now } })
    .sort({ askAt: 1 })
    .limit(mostDue)
    .toArray()
  return due.map(({ _id, orderNo }) => `${orderNo}/${_id}`)
}

/** Of the given attempts those that nobody has noted to ask about: their first request was killed. */
export const unwatched = async (payments: Payments, ids: readonly string[]): Promise<ReadonlySet<string>> => {
  const known = await askedOf(payments)
    .find({ _id: { $in: ids.map((id) => attemptId.parse(id)) } }, { projection: { _id: 1 } })
    .toArray()
  const watched = new Set<string>(known.map(({ _id }) => _id))
  return new Set(ids.filter((id) => !watched.has(id)))
}
