import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestSystem } from '../../harness/start-system.ts'
import { OrderLives } from './order-lives.ts'
import { expectSameOrders, startThreeReceivers, type ThreeReceivers } from './three-receivers.ts'

/** The short form of orders-rebuilt-killed.spec.ts: one buyer, and nothing is killed. Needs `receiverSettings`. */
export const ordersRebuilt = (shared: () => TestSystem): void => {
  describe('orders that an integrator keeps', () => {
    let receivers: ThreeReceivers
    beforeAll(async () => {
      receivers = await startThreeReceivers(shared())
    })
    afterAll(() => receivers?.close())

    // Dozens of orders from first to last, one call after the other.
    it('are by feed, webhooks and Kafka as the views have them', { timeout: 600_000 }, async () => {
      const lives = await OrderLives.begin(shared(), 'rebuilt@example.test')
      for (const way of lives.ways) await way()
      await expectSameOrders(shared(), receivers, [lives])
      expect(lives.orderNos).toHaveLength(lives.ways.length)
    })
  })
}
