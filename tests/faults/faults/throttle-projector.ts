import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { buyerId } from '@pinline/events/ids'
import type mongoose from 'mongoose'
import { waitFor } from '../../harness/wait-for.ts'
import type { Fault, FaultContext } from '../fault.ts'
import { databaseOf } from '../invariants/commits.ts'
import { eventsPerPastOrder, writePastOrders } from '../past-orders.ts'
import { quantile } from '../quantile.ts'
import { liveViewOf } from '../watch-lag.ts'

const backlogEvents = 20_000
const strangers = Array.from({ length: 5 }, (_, index) => buyerId.parse(`b-backlog${index}`))
const throttledMs = 60_000
const comparedMs = 15_000
const maxMegabytes = 512
const maxSlowdown = 2

const residentMegabytes = (pid: number | undefined): number => {
  if (pid === undefined) return 0
  const [, kilobytes] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes ?? 0) / 1024
}

const p95Between = ({ load }: FaultContext, from: number, to: number): number =>
  quantile(
    load
      .calls()
      .filter(({ at, outcome }) => outcome === 'ok' && at >= from && at < to)
      .map(({ tookMs }) => tookMs),
    0.95,
  )

/**
 * The views of orders are paused for a minute, in which twenty thousand events come on top of the load; then they
 * continue. While they catch up, calls take at most twice as long, and the service stays within its memory limit.
 */
export const projectorThrottled: Fault = {
  name: 'projector-throttled',
  ordersPerSecond: 8,
  inject: async (context) => {
    const { system, load, faultLevers, environment } = context
    const orders = databaseOf(environment, 'order')
    const view = orders.collection<{ _id: string }>(await liveViewOf(orders, 'orders'))
    const begun = load.elapsedMs()
    await pause(comparedMs)
    const before = p95Between(context, begun, load.elapsedMs())
    const suspended = residentMegabytes(system.pid('order'))
    let maxPublishing = 0
    let maxCatchingUp = 0
    let isReleased = false
    const sampling = setInterval(() => {
      const megabytes = residentMegabytes(system.pid('order'))
      if (isReleased) maxCatchingUp = Math.max(maxCatchingUp, megabytes)
      else maxPublishing = Math.max(maxPublishing, megabytes)
    }, 250)
    try {
      faultLevers.set('throttle', { group: 'order.view.' })
      const throttledAt = performance.now()
      const ofEach = backlogEvents / strangers.length / eventsPerPastOrder
      const written = await writePastOrders(environment, strangers, ofEach)
      const made: string[] = [...written.values()].flat()
      await waitFor('the backlog is published', async () => (await waitingOf(orders)) < 50, {
        timeoutMs: 120_000,
        intervalMs: 500,
      })
      await pause(Math.max(0, throttledMs - (performance.now() - throttledAt)))
      const present = await view.countDocuments({ _id: { $in: made } })
      const released = load.elapsedMs()
      isReleased = true
      faultLevers.clear('throttle')
      await waitFor(
        'the views have caught up',
        async () => (await view.countDocuments({ _id: { $in: made } })) === made.length,
        { timeoutMs: 120_000, intervalMs: 500 },
      )
      const caughtUp = load.elapsedMs()
      const during = p95Between(context, released, caughtUp)
      return {
        recover: async () => clearInterval(sampling),
        hit: () =>
          present > 0
            ? undefined
            : `${eventsPerPastOrder * made.length} events behind; caught up in ${((caughtUp - released) / 1000).toFixed(1)} s; calls p95 ${before} ms before, ${during} ms meanwhile; the service took ${Math.round(suspended)} MB before, ${Math.round(maxPublishing)} while the events came, ${Math.round(maxCatchingUp)} while it caught up`,
        verify: () => [
          ...(during > maxSlowdown * before
            ? [`throttled: calls took ${during} ms (p95) while the views caught up, ${before} ms before`]
            : []),
          ...(maxCatchingUp > maxMegabytes
            ? [`throttled: the service took ${Math.round(maxCatchingUp)} MB while its views caught up`]
            : []),
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
