import mongoose from 'mongoose'
import type { BenchCase } from '../bench-case.ts'
import { registerBuyers } from '../measuring/buyers.ts'
import { closedLoopLoad, openLoopLoad } from '../measuring/load.ts'
import { readProcesses, sumOf } from '../measuring/processes.ts'
import { quantileOf } from '../measuring/rounds.ts'
import { waitUntilPublished } from '../measuring/wait-until-published.ts'

const concurrentBuyers = 32
const maxMs = 2000
const maxBehindMs = 5000
const tries = 5

/**
 * The highest of the tried rates that holds for `hold` seconds with every process on this machine: no order fails, 95 %
 * are placed within 2 s of their due time, and the outboxes are empty 5 s after the last. The first try is 90 % of a
 * closed loop's rate, each further one 85 % of the previous one.
 */
export const ceiling: BenchCase = {
  name: 'ceiling',
  run: async ({ servers, settings, say, system: started }) => {
    const { system } = await started()
    const buyers = await registerBuyers(system, concurrentBuyers)
    const mongodb = new mongoose.mongo.MongoClient(servers.mongodb.url)
    const folders = [servers.folder, system.dataFolder]
    const free = Array.from({ length: concurrentBuyers }, (_, buyer) => buyer)
    const order = async (): Promise<void> => {
      const buyer = free.pop()
      if (buyer === undefined) throw new Error('no buyer is free')
      await buyers.order(buyer).finally(() => free.push(buyer))
    }
    try {
      await closedLoopLoad({ inFlight: 8, seconds: settings.seconds }, order)
      const closed = await closedLoopLoad({ inFlight: 16, seconds: settings.seconds * 2 }, order)
      await waitUntilPublished(mongodb, system.databasePrefix)
      const tried: object[] = []
      let rate = closed.perSecond * 0.9
      for (let attempt = 0; attempt < tries; attempt += 1) {
        say(`${rate.toFixed(1)} orders/s for ${settings.hold} s …`)
        const cpuBefore = sumOf(readProcesses(folders), 'cpuMs')
        const pace = { perSecond: rate, seconds: settings.hold, maxInFlight: concurrentBuyers }
        const held = await openLoopLoad(pace, order)
        const cpuMs = sumOf(readProcesses(folders), 'cpuMs') - cpuBefore
        const behindMs = await waitUntilPublished(mongodb, system.databasePrefix)
        const [failure] = held.failures
        const figures = {
          rate,
          placed: held.tookMs.length,
          failures: held.failures.length,
          ...(failure === undefined ? {} : { failure: String(failure) }),
          p50Ms: quantileOf(held.tookMs, 0.5),
          p95Ms: quantileOf(held.tookMs, 0.95),
          p99Ms: quantileOf(held.tookMs, 0.99),
          behindMs,
          coresBusy: cpuMs / 1000 / held.seconds,
        }
        tried.push(figures)
        const isHeld = failure === undefined && figures.p95Ms <= maxMs && behindMs <= maxBehindMs
        if (isHeld)
          return [
            {
              measure: `orders/s held for ${settings.hold} s`,
              value: rate,
              unit: 'orders/s',
              target: { atLeast: 50 },
              detail: { closedLoop: closed.perSecond, closedLoopP50Ms: quantileOf(closed.tookMs, 0.5), tried },
            },
          ]
        rate *= 0.85
      }
      throw new Error(`no rate of those tried was held: ${JSON.stringify(tried)}`)
    } finally {
      buyers.close()
      await mongodb.close()
    }
  },
}
