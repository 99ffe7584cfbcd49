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
 * Schedules the status checks of an attempt before its code is opened at the wallet: each minute and when the code
 * expires. Prevents the failure "a code was opened by a request that was killed, after another request had closed it".
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

/** Those of the given attempts without a scheduled check: their first request was killed. */
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
