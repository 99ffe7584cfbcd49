import { Clock } from '@pinline/chassis/clock'
import { EventStore } from '@pinline/chassis/event-store/event-store'
import { wakeRelayOnCommit } from '@pinline/chassis/outbox/wake-relay-on-commit'
import { Redis } from 'ioredis'
import mongoose from 'mongoose'
import { waitFor } from '../../harness/wait-for.ts'
import type { BenchCase } from '../bench-case.ts'
import { openLoopLoad } from '../measuring/load.ts'
import { quantileOf } from '../measuring/rounds.ts'
import { viewWith } from '../measuring/wait-until-published.ts'
import { sampleOrderNo } from '../samples/order-events.ts'
import { sampleCommit } from '../samples/order-messages.ts'

const ordersASecond = 100
const warmUp = 200

/**
 * From a commit's time until a change stream tells of its row in the orders view, at 100 orders/s. The commits are
 * written into the order service's store beside it, because two cores do not place 100 orders a second by HTTP, and its
 * relay is told of them as of another instance's; from there on everything is the product's: the order service's relay
 * and its projections, with every other service hearing and reacting as well. Both ends err on the slow side: the commit's time lies before its insert, and the change stream
 * after the row.
 */
export const latency: BenchCase = {
  name: 'latency',
  run: async ({ servers, settings, system: started }) => {
    const { system } = await started()
    const client = new mongoose.mongo.MongoClient(servers.mongodb.url)
    const db = client.db(`${system.databasePrefix}order`)
    const clock = new Clock(db)
    await clock.start()
    const store = new EventStore('order', db, clock)
    const redis = new Redis(servers.redis.url)
    const stopCalls = wakeRelayOnCommit(
      { redis, store, relay: { isPublishing: false, wake: () => undefined } },
      `${system.databasePrefix}order-outbox`,
    )
    let changes: mongoose.mongo.ChangeStream | undefined
    const seen = new Map<string, number>()
    const committed = new Map<string, number>()
    try {
      await store.append(sampleCommit(0))
      const view = db.collection(await viewWith(db, 'orders', sampleOrderNo(0)))
      // From now on, not from when MongoDB gets to it: the first rows would never be seen.
      const { operationTime: startAtOperationTime } = await db.command({ ping: 1 })
      changes = view.watch([{ $project: { 'documentKey._id': 1 } }], { startAtOperationTime })
      changes.on('change', (change) => {
        if (!('documentKey' in change)) return
        const orderNo = String(change.documentKey._id)
        if (!seen.has(orderNo)) seen.set(orderNo, clock.now().getTime())
      })
      const pace = await openLoopLoad(
        { perSecond: ordersASecond, seconds: settings.seconds * 3 + warmUp / ordersASecond, maxInFlight: 32 },
        async (n) => {
          const result = await store.append(sampleCommit(n + 1))
          if (result.outcome !== 'appended') throw new Error(`order ${n} was not appended`)
          committed.set(result.commit.streamId, result.commit.committedAt.getTime())
        },
      )
      if (pace.failures.length > 0) throw pace.failures[0]
      await waitFor('every row', () => [...committed.keys()].every((orderNo) => seen.has(orderNo)), {
        timeoutMs: 60_000,
      })
      const tookMs = [...committed].slice(warmUp).map(([orderNo, at]) => (seen.get(orderNo) ?? Number.NaN) - at)
      const detail = {
        orders: tookMs.length,
        ordersASecond: committed.size / pace.seconds,
        p90Ms: quantileOf(tookMs, 0.9),
        maxMs: quantileOf(tookMs, 1),
        commitP50Ms: quantileOf(pace.tookMs, 0.5),
      }
      return [
        { measure: 'event to row, p50', value: quantileOf(tookMs, 0.5), unit: 'ms', target: { atMost: 30 }, detail },
        { measure: 'event to row, p99', value: quantileOf(tookMs, 0.99), unit: 'ms', target: { atMost: 150 }, detail },
      ]
    } finally {
      // One that is open when its client closes ends the process, and what had failed is not told.
      await changes?.close()
      stopCalls()
      redis.disconnect()
      clock.stop()
      await client.close()
    }
  },
}
