import type { OrderNumber } from '@pinline/events/ids'
import type { AttemptId } from '@pinline/events/order/payment-ids'
import { questionsOf } from './due-questions.ts'
import type { Payments } from './payments.ts'

/** After it was opened, and between two questions. */
const pausesMs = { opened: 15_000, asked: 60_000 } as const

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
  await questionsOf(payments, 'asked-attempts').updateOne({ _id: id }, { $set: { orderNo, askAt } }, { upsert: true })
}

/** Of the given attempts those that nobody has noted to ask about: their first request was killed. */
export const unwatched = async (payments: Payments, ids: readonly string[]): Promise<ReadonlySet<string>> => {
  const known = await questionsOf(payments, 'asked-attempts')
    .find({ _id: { $in: [...ids] } }, { projection: { _id: 1 } })
    .toArray()
  const watched = new Set(known.map(({ _id }) => _id))
  return new Set(ids.filter((id) => !watched.has(id)))
}
