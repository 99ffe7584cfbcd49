import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { stockReserved } from '@pinline/events/order/stock-reserved'
import mongoose from 'mongoose'
import { waitFor } from '../../harness/wait-for.ts'
import type { Fault, Scene } from '../fault.ts'
import { databaseOf, readCommits } from '../invariants/commits.ts'
import { quantile } from '../quantile.ts'
import { liveViewOf } from '../watch-lag.ts'

const backlogOrders = 10_000
const throttledMs = 60_000
const comparedMs = 15_000
const mostMegabytes = 512
const mostSlowdown = 2

const residentMegabytes = (pid: number | undefined): number => {
  if (pid === undefined) return 0
  const [, kilobytes] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes ?? 0) / 1024
}

/** Commits of two events each, after the pattern of one that was really placed, of orders and buyers of their own. */
const makeBacklog = async ({ premises }: Scene): Promise<string[]> => {
  const commits = await readCommits(premises)
  const placed = commits.order.find(({ events }) => events[0]?.type === 'order-placed')
  if (placed === undefined) throw new Error('no order was placed yet')
  const [first] = placed.events
  const { unpublished: _unpublished, requests: _requests, ...form } = placed
  const collection = databaseOf(premises, 'order').collection('commits', { writeConcern: { w: 'majority' } })
  const made: string[] = []
  const payBefore = '2099-01-01T00:00:00.000Z'
  const data = typeof first?.data === 'object' && first.data !== null ? first.data : {}
  for (let from = 0; from < backlogOrders; from += 1000) {
    const numbers = Array.from({ length: 1000 }, (_, index) => `200101${String(from + index).padStart(7, '0')}`)
    await collection.insertMany(
      numbers.map((orderNo) => ({
        ...form,
        _id: new mongoose.mongo.ObjectId(),
        streamId: orderNo,
        version: 1,
        events: [
          {
            type: 'order-placed',
            data: { ...data, orderNo, buyerId: `b-backlog${orderNo}`, lines: [], payBefore },
          },
          stockReserved.parse({
            type: 'stock-reserved',
            data: { lines: [], reservedAt: placed.committedAt.toISOString() },
          }),
        ],
        unpublished: true,
      })),
    )
    made.push(...numbers)
  }
  return made
}

const p95Between = ({ load }: Scene, from: number, to: number): number =>
  quantile(
    load
      .calls()
      .filter(({ at, outcome }) => outcome === 'ok' && at >= from && at < to)
      .map(({ tookMs }) => tookMs),
    0.95,
  )

/**
 * The views of orders take nothing for a minute, in which twenty thousand events come on top of the load; then they are
 * let go. Calls take at most twice as long while they catch up, and the service keeps within its memory.
 */
export const projectorThrottled: Fault = {
  name: 'projector-throttled',
  ordersPerSecond: 8,
  inject: async (scene) => {
    const { system, load, sabotage, premises } = scene
    const orders = databaseOf(premises, 'order')
    const view = orders.collection<{ _id: string }>(await liveViewOf(orders, 'orders'))
    const begun = load.elapsedMs()
    await pause(comparedMs)
    const before = p95Between(scene, begun, load.elapsedMs())
    let megabytes = 0
    const sampling = setInterval(() => {
      megabytes = Math.max(megabytes, residentMegabytes(system.pid('order')))
    }, 250)
    try {
      sabotage.set('throttle', { group: 'order.view.' })
      const throttledAt = performance.now()
      const made = await makeBacklog(scene)
      await waitFor('the backlog to be published', async () => (await waitingOf(orders)) < 50, {
        timeoutMs: 120_000,
        intervalMs: 500,
      })
      await pause(Math.max(0, throttledMs - (performance.now() - throttledAt)))
      const present = await view.countDocuments({ _id: { $in: made } })
      const released = load.elapsedMs()
      sabotage.clear('throttle')
      await waitFor(
        'the views to catch up',
        async () => (await view.countDocuments({ _id: { $in: made } })) === made.length,
        { timeoutMs: 120_000, intervalMs: 500 },
      )
      const caughtUp = load.elapsedMs()
      const during = p95Between(scene, released, caughtUp)
      return {
        heal: async () => clearInterval(sampling),
        hit: () =>
          present > 0
            ? undefined
            : `${2 * made.length} events behind; caught up in ${((caughtUp - released) / 1000).toFixed(1)} s; calls p95 ${before} ms before, ${during} ms meanwhile; ${Math.round(megabytes)} MB at most`,
        judge: () => [
          ...(during > mostSlowdown * before
            ? [`throttled: calls took ${during} ms (p95) while the views caught up, ${before} ms before`]
            : []),
          ...(megabytes > mostMegabytes ? [`throttled: the service took ${Math.round(megabytes)} MB`] : []),
        ],
      }
    } catch (error) {
      clearInterval(sampling)
      throw error
    }
  },
}

const waitingOf = async (orders: mongoose.mongo.Db): Promise<number> =>
  await orders.collection('commits').countDocuments({ unpublished: true })
