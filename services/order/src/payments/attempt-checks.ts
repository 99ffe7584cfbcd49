import { loadStreams } from '@pinline/chassis/event-store/handle-command'
import type { OrderNumber } from '@pinline/events/ids'
import type { AttemptId } from '@pinline/events/order/payment-ids'
import type { Attempt } from '../domain/order/attempt.ts'
import type { Order } from '../domain/order/order.ts'
import { orderDecider } from '../domain/order/order-decider.ts'
import { attemptDocuments, forgetAt } from './attempt-documents.ts'
import type { PaymentDeps } from './payment-deps.ts'

/** After it was opened, and between two questions. */
const pausesMs = { opened: 15_000, checked: 60_000 } as const

/** Checks in one sweep, and documents that it reads to find them: most attempts were paid in the meantime. */
const sweepLimit = 50
const readLimit = 600

/** When an attempt's status is checked next: each minute and when its code expires. */
export const nextCheckAt = (
  { platform }: PaymentDeps,
  { expiresAt }: Pick<Attempt, 'expiresAt'>,
  since: keyof typeof pausesMs,
): Date => {
  const now = platform.clock.now().getTime()
  const ends = new Date(expiresAt).getTime()
  return new Date(ends > now ? Math.min(now + pausesMs[since], ends) : now + pausesMs[since])
}

/** Schedules the next status check of an attempt. */
export const scheduleAttemptCheck = async (
  payments: PaymentDeps,
  orderNo: OrderNumber,
  attempt: Pick<Attempt, 'attemptId' | 'expiresAt'>,
): Promise<void> => {
  const askAt = nextCheckAt(payments, attempt, 'checked')
  await attemptDocuments(payments).updateOne(
    { _id: attempt.attemptId },
    { $set: { orderNo, askAt, forgetAt: forgetAt(payments) } },
    { upsert: true },
  )
}

/** Ends the checks of attempts that are final; what else is known of them stays for a while. */
export const endAttemptChecks = async (payments: PaymentDeps, ids: readonly AttemptId[]): Promise<void> => {
  if (ids.length > 0)
    await attemptDocuments(payments).updateMany(
      { _id: { $in: [...ids] } },
      { $set: { forgetAt: forgetAt(payments) }, $unset: { askAt: true } },
    )
}

/** The attempt of an order that the wallet may still change; undefined once it is captured, or if there is none. */
export const unfinishedAttempt = (order: Order, id: AttemptId): Attempt | undefined => {
  const attempt = order.status === 'new' ? undefined : order.attempts.find(({ attemptId }) => attemptId === id)
  return attempt?.status === 'captured' ? undefined : attempt
}

/**
 * Due checks, oldest first, each as `orderNo/attemptId`. Those of paid attempts are ended together, with one read and
 * one write for all. Prevents the failure "a sweep checks fifty attempts and a busy hour has thousands".
 */
export const dueAttemptChecks = async (payments: PaymentDeps, now: Date): Promise<string[]> => {
  const due = await attemptDocuments(payments)
    .find({ askAt: { $lte: now } }, { projection: { orderNo: 1 } })
    .sort({ askAt: 1 })
    .limit(readLimit)
    .toArray()
  const orders = await loadStreams(
    payments.platform,
    orderDecider,
    due.map(({ orderNo }) => orderNo),
  )
  const isUnfinished = ({ _id, orderNo }: (typeof due)[number]) => {
    const order = orders.get(orderNo)?.state
    return order !== undefined && unfinishedAttempt(order, _id) !== undefined
  }
  await endAttemptChecks(
    payments,
    due.filter((check) => !isUnfinished(check)).map(({ _id }) => _id),
  )
  return due
    .filter(isUnfinished)
    .slice(0, sweepLimit)
    .map(({ _id, orderNo }) => `${orderNo}/${_id}`)
}

/** Those of the given attempts without a scheduled check: their first request was killed. */
export const withoutAttemptCheck = async (
  payments: PaymentDeps,
  ids: readonly AttemptId[],
): Promise<ReadonlySet<string>> => {
  if (ids.length === 0) return new Set()
  const known = await attemptDocuments(payments)
    .find({ _id: { $in: [...ids] }, askAt: { $exists: true } }, { projection: { _id: 1 } })
    .toArray()
  const watched = new Set<string>(known.map(({ _id }) => _id))
  return new Set(ids.filter((id) => !watched.has(id)))
}
