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
 * From a commit's time until a change stream delivers its row of the orders view, at 100 orders/s. The commits are
 * written directly into the order service's store, because two cores cannot place 100 orders a second over HTTP; its
 * relay is notified as if another instance had written them. From there on the product does all the work: the order
 * service's relay and projections, with every other service consuming and reacting. Both ends err on the slow side: the
 * commit's time is before its insert, and the change stream comes after the row.
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
      // Starts at the present cluster time. Otherwise it would start when MongoDB opens it and miss the first rows.
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
      await waitFor('every row has arrived', () => [...committed.keys()].every((orderNo) => seen.has(orderNo)), {
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
      // A change stream that is open when its client closes ends the process and hides the original failure.
      await changes?.close()
      stopCalls()
      redis.disconnect()
      clock.stop()
      await client.close()
    }
  },
}
