import type { OrderPlatform } from '../../order-platform.ts'
import { ordersProjection } from './orders.projection.ts'

/** How many of a kind one sweep takes on. */
const mostDue = 200

const view = (platform: OrderPlatform) => platform.view(ordersProjection)

/** Numbers of pending orders whose deadline has come, oldest first. */
export const ordersPastDeadline = async (platform: OrderPlatform, now: Date): Promise<string[]> =>
  await numbersOf(platform, { status: 'pending', payBefore: { $lte: now.toISOString() } }, 'payBefore')

/** Numbers of orders whose stock was not answered for since a time. */
export const ordersStillChecking = async (platform: OrderPlatform, placedBefore: Date): Promise<string[]> =>
  await numbersOf(
    platform,
    { status: 'pending', stock: 'checking', placedAt: { $lte: placedBefore.toISOString() } },
    'placedAt',
  )

/** Numbers of orders with an attempt open at the wallet, those whose code ends first before the others. */
export const ordersWithOpenAttempt = async (platform: OrderPlatform): Promise<string[]> =>
  await numbersOf(platform, { hasOpenAttempt: true }, 'openAttemptExpiresAt')

/** Orders with refunds that are not through, each as `orderNo/refundId`. */
export const openRefunds = async (platform: OrderPlatform, requestedBefore: Date): Promise<string[]> => {
  const rows = await view(platform).find({ hasOpenRefund: true }).sort({ placedAt: 1 }).limit(mostDue).toArray()
  return rows.flatMap((row) =>
    row.refunds
      .filter((refund) => refund.state === 'requested' && refund.requestedAt <= requestedBefore.toISOString())
      .map((refund) => `${row.orderNo}/${refund.refundId}`),
  )
}

/** Numbers of orders that are still shipped since one of the given times. */
export const ordersShippedWithin = async (
  platform: OrderPlatform,
  times: readonly { readonly from: Date | null; readonly before: Date }[],
): Promise<string[]> => {
  const numbers = await Promise.all(
    times.map(({ from, before }) => {
      const since = from === null ? {} : { $gte: from.toISOString() }
      return numbersOf(platform, { status: 'shipped', shippedAt: { ...since, $lt: before.toISOString() } }, 'shippedAt')
    }),
  )
  return numbers.flat().slice(0, mostDue)
}

const numbersOf = async (platform: OrderPlatform, conditions: object, sort: string): Promise<string[]> => {
  const rows = await view(platform)
    .find(conditions, { projection: { _id: 1 } })
    .sort({ [sort]: 1 })
    .limit(mostDue)
    .toArray()
  return rows.map((row) => row._id)
}
