import { Clock } from '@pinline/chassis/clock'
import { EventStore, type NewCommit } from '@pinline/chassis/event-store/event-store'
import { type BuyerId, type OrderNumber, orderNumber } from '@pinline/events/ids'
import { type OrderEvent, orderEvent, orderStreamType } from '@pinline/events/order/order-event'
import { sampleOrder, sampleOrderNo } from '../bench/samples/order-events.ts'
import { databaseOf, type TestEnvironment } from './invariants/commits.ts'

const context = { actor: { kind: 'visitor' }, correlationId: 'past-orders', causationId: 'past-orders' } as const
const attemptsEach = 3
const commitBatchSize = 500

/** Events of each past order's stream: placed, reserved, and payment attempts that nobody completed. */
export const eventsPerPastOrder = 2 + 2 * attemptsEach

const attempts = (n: number, amount: { minor: number; currency: string }): OrderEvent[] =>
  Array.from({ length: attemptsEach }, (_, index) => {
    const attemptId = `pay-${String(n * attemptsEach + index).padStart(12, '0')}`
    const at = (second: string) => `2026-11-21T09:1${index + 3}:${second}.000Z`
    const started = { attemptId, amount, startedAt: at('00'), expiresAt: at('40') }
    return [
      { type: 'payment-attempt-started', data: started },
      { type: 'payment-attempt-closed', data: { attemptId, reason: 'timed-out', closedAt: at('40') } },
    ].map((event) => orderEvent.parse(event))
  }).flat()

/**
 * Past orders of each buyer, written into the order service's store as commits that its relay has yet to publish. Their
 * products do not exist, so that they need no stock. Returns the numbers by buyer.
 */
export const writePastOrders = async (
  environment: TestEnvironment,
  buyers: readonly BuyerId[],
  ofEach: number,
): Promise<Map<BuyerId, OrderNumber[]>> => {
  const db = databaseOf(environment, 'order')
  const clock = new Clock(db)
  await clock.start()
  const store = new EventStore('order', db, clock)
  const numbers = new Map<BuyerId, OrderNumber[]>()
  const commits: NewCommit[] = []
  for (const [turn, buyer] of buyers.entries()) {
    const own = Array.from({ length: ofEach }, (_, index) => turn * ofEach + index)
    numbers.set(
      buyer,
      own.map(sampleOrderNo).map((text) => orderNumber.parse(text)),
    )
    for (const n of own) {
      const [placed, reserved] = sampleOrder(n)
      const placement = [{ ...placed, data: { ...placed.data, buyerId: buyer } }, reserved]
      const events = [...placement, ...attempts(n, placed.data.total)]
      commits.push({ streamType: orderStreamType, streamId: sampleOrderNo(n), version: 1, events, context })
    }
  }
  for (let from = 0; from < commits.length; from += commitBatchSize)
    await store.appendMany(commits.slice(from, from + commitBatchSize))
  clock.stop()
  return numbers
}
