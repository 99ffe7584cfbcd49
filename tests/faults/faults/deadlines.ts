import { type Commits, eventsOf } from '../invariants/commits.ts'
import { ordersOf } from '../invariants/orders.ts'

const firesWithinMs = 60_000

/** Every unpaid order is cancelled at its deadline: not before, and at most a minute after. */
export const judgeDeadlines = (commits: Commits): string[] => {
  const committedAt = new Map(
    eventsOf(commits, 'order')
      .filter(({ event }) => event.type === 'order-cancelled')
      .map(({ streamId, recordedAt }) => [streamId, recordedAt]),
  )
  const expired = [...ordersOf(commits).values()].filter(({ expiredAt }) => expiredAt !== undefined)
  return expired.flatMap(({ orderNo, expiredAt, payBefore }) => {
    const late = Date.parse(committedAt.get(orderNo) ?? '') - Date.parse(payBefore)
    if (late < 0 || (expiredAt ?? '') < payBefore) return [`deadlines: ${orderNo} ended ${-late} ms too early`]
    return late > firesWithinMs ? [`deadlines: ${orderNo} ended ${late} ms after it was due`] : []
  })
}
