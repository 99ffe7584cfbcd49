import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { startSystem, type TestSystem } from '../../harness/start-system.ts'
import { waitFor } from '../../harness/wait-for.ts'
import { OrderLives } from './order-lives.ts'
import { expectSameOrders, receiverSettings, startThreeReceivers, type ThreeReceivers } from './three-receivers.ts'

const buyers = 4
/** In turn, each after so many further commands. */
const victims = ['notification', 'gateway', 'order', 'notification', 'gateway', 'notification'] as const
const movesBetween = 12

let system: TestSystem
let receivers: ThreeReceivers
beforeAll(async () => {
  system = await startSystem(inject('servers'), {
    services: ['account', 'catalogue', 'order', 'notification', 'gateway'],
    settings: receiverSettings,
    products: 60,
  })
  receivers = await startThreeReceivers(system, { failEvery: 9 })
})
afterAll(async () => {
  await receivers?.close()
  await system?.stop()
})

it('feed, webhooks and Kafka rebuild every order as the views have it, while the services are killed', async () => {
  const lives = await Promise.all(
    Array.from({ length: buyers }, (_, nth) => OrderLives.begin(system, `rebuilt-${nth}@example.test`)),
  )
  const moves = () => lives.reduce((sum, one) => sum + one.moves, 0)
  const isOver = Promise.all(
    lives.map(async (one, nth) => {
      // Each buyer begins with another way, so that a kill finds orders in all of them.
      for (const [index] of one.ways.entries()) await one.ways[(index + nth) % one.ways.length]?.()
    }),
  )
  const goOn = async (from: number) =>
    await waitFor('orders go on', () => moves() >= from + movesBetween, { timeoutMs: 200_000 })
  for (const victim of victims) {
    await Promise.race([isOver, goOn(moves())])
    system.kill(victim, 'SIGKILL')
    await system.untilReady(victim)
  }
  await isOver
  await expectSameOrders(system, receivers, lives)
  expect(lives.flatMap(({ orderNos }) => orderNos)).toHaveLength(buyers * 7)
  // The receiver broke off after it had stored: what came again was known.
  expect(receivers.webhooks.repeated()).toBeGreaterThan(0)
}, 480_000)
