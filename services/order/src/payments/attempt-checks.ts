import type { OrderNumber } from '@pinline/events/ids'
import type { AttemptId } from '@pinline/events/order/payment-ids'
import type { PaymentDeps } from './payment-deps.ts'
import { statusChecksOf } from './status-checks.ts'

/** After it was opened, and between two questions. */
const pausesMs = { opened: 15_000, checked: 60_000 } as const

const nextTime = ({ platform }: PaymentDeps, expiresAt: string, pauseMs: number): Date => {
  const now = platform.clock.now().getTime()
  const ends = new Date(expiresAt).getTime()
  return new Date(ends > now ? Math.min(now + pauseMs, ends) : now + pauseMs)
}

/**
 * Notes, before a code is opened at the wallet, that its attempt is to be asked about: when its code ends, and each
 * minute before that. Answers the failure "the code was opened by a request that was killed, after another had closed it".
 */
export const scheduleAttemptCheck = async (
  payments: PaymentDeps,
  orderNo: OrderNumber,
  { attemptId: id, expiresAt }: { readonly attemptId: AttemptId; readonly expiresAt: string },
  since: keyof typeof pausesMs,
): Promise<void> => {
  const askAt = nextTime(payments, expiresAt, pausesMs[since])
  await statusChecksOf(payments, 'asked-attempts').updateOne(
    { _id: id },
    { $set: { orderNo, askAt } },
    { upsert: true },
  )
}

/** Of the given attempts those that nobody has noted to ask about: their first request was killed. */
export const withoutAttemptCheck = async (
  payments: PaymentDeps,
  ids: readonly string[],
): Promise<ReadonlySet<string>> => {
  const known = await statusChecksOf(payments, 'asked-attempts')
    .find({ _id: { $in: [...ids] } }, { projection: { _id: 1 } })
    .toArray()
  const watched = new Set(known.map(({ _id }) => _id))
  return new Set(ids.filter((id) => !watched.has(id)))
}
