import type { OrderNumber } from '@pinline/events/ids'
import type { AttemptId } from '@pinline/events/order/payment-ids'
import type { OrderDeps } from '../../order-deps.ts'
import { listIndexes } from './order-lists.ts'
import type { OrderViewRow } from './orders.model.ts'
import { ordersProjection } from './orders.projection.ts'

/** Orders of a kind in one sweep. */
const sweepLimit = 200

const view = (platform: OrderDeps) => platform.view(ordersProjection)

/**
 * Numbers of pending orders past their deadline, oldest first; those with an open code last, because they may have to
 * wait for an unreachable wallet.
 */
export const ordersPastDeadline = async (platform: OrderDeps, now: Date): Promise<string[]> => {
  const past = { status: 'pending', payBefore: { $lte: now.toISOString() } }
  const [free, open] = await Promise.all(
    [false, true].map((hasOpenAttempt) => numbersOf(platform, { ...past, hasOpenAttempt }, 'payBefore')),
  )
  return [...(free ?? []), ...(open ?? [])]
}

/** Numbers of orders whose stock check has not finished since a time. */
export const ordersStillChecking = async (platform: OrderDeps, placedBefore: Date): Promise<string[]> =>
  await numbersOf(
    platform,
    { status: 'pending', stock: 'checking', placedAt: { $lte: placedBefore.toISOString() } },
    'placedAt',
  )

/** Attempts that are open past the end of their code, those that ended first before the others. */
export const attemptsPastEnd = async (
  platform: OrderDeps,
  now: Date,
): Promise<{ readonly orderNo: OrderNumber; readonly attemptId: AttemptId }[]> => {
  const rows = await view(platform)
    .find({ hasOpenAttempt: true, openAttemptExpiresAt: { $lte: now.toISOString() } })
    .project<Pick<OrderViewRow, 'orderNo' | 'attempts'>>({ orderNo: 1, attempts: 1 })
    .sort({ openAttemptExpiresAt: 1 })
    .limit(sweepLimit)
    .toArray()
  return rows.flatMap(({ orderNo, attempts }) =>
    attempts.filter(({ status }) => status === 'open').map(({ attemptId }) => ({ orderNo, attemptId })),
  )
}

/** Orders whose late payment nobody has resolved yet, a thousand at most. */
export const countLatePayments = async (platform: OrderDeps): Promise<number> =>
  await view(platform).countDocuments({ hasLatePayment: true }, { hint: listIndexes.latePayments, limit: 1000 })

/** Numbers of orders that have been in status shipped since one of the given times. */
export const ordersShippedWithin = async (
  platform: OrderDeps,
  times: readonly { readonly from: Date | null; readonly before: Date }[],
): Promise<string[]> => {
  const numbers = await Promise.all(
    times.map(({ from, before }) => {
      const since = from === null ? {} : { $gte: from.toISOString() }
      return numbersOf(platform, { status: 'shipped', shippedAt: { ...since, $lt: before.toISOString() } }, 'shippedAt')
    }),
  )
  return numbers.flat().slice(0, sweepLimit)
}

const numbersOf = async (platform: OrderDeps, conditions: object, sort: string): Promise<string[]> => {
  const rows = await view(platform)
    .find(conditions, { projection: { _id: 1 } })
    .sort({ [sort]: 1 })
    .limit(sweepLimit)
    .toArray()
  return rows.map((row) => row._id)
}
