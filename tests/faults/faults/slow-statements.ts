import { setTimeout as pause } from 'node:timers/promises'
import { waitFor } from '../../harness/wait-for.ts'
import type { Fault } from '../fault.ts'
import { quantile } from '../quantile.ts'

const delayMs = 200
const slowMs = 20_000
/** Codes that a caller may get while the database is slow. */
const stable = /^(503 service-unavailable|504 gateway-timeout|409 |429 too-many-requests)/

/** Each statement to MongoDB takes 200 ms longer, for 20 s and until ten more orders are placed: slower, but all goes on. */
export const mongodbSlow: Fault = {
  name: 'mongodb-slow',
  slowsMongodb: true,
  inject: async ({ load, slowMongodb }) => {
    if (slowMongodb === undefined) throw new Error('there is no proxy before MongoDB')
    const before = load.acknowledged()
    const from = load.elapsedMs()
    slowMongodb.setDelayMs(delayMs)
    await pause(slowMs)
    await waitFor('orders go on', () => load.acknowledged() >= before + 10, { timeoutMs: 120_000 })
    const to = load.elapsedMs()
    const orders = load.acknowledged() - before
    const during = () => load.calls().filter(({ at, tookMs }) => at >= from && at + tookMs <= to)
    return {
      recover: async () => slowMongodb.setDelayMs(0),
      hit: () => {
        const took = during()
          .filter(({ call, outcome }) => call === 'place-order' && outcome === 'ok')
          .map(({ tookMs }) => tookMs)
        return took.length === 0
          ? undefined
          : `${orders} orders in ${Math.round((to - from) / 1000)} s with ${delayMs} ms more a statement, place-order p95 ${quantile(took, 0.95)} ms`
      },
      verify: () => {
        const odd = Map.groupBy(
          during().filter(({ outcome, detail }) => outcome === 'unknown' && !stable.test(detail)),
          ({ call, detail }) => `${call} ended with ${detail}`,
        )
        return [...odd].map(([what, calls]) => `slow: ${what}, ${calls.length} times`)
      },
    }
  },
}
