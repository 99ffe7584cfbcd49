import { randomBytes } from 'node:crypto'
import mongoose from 'mongoose'
import { dropDatabases } from '../../harness/drop-databases.ts'
import type { BenchCase } from '../bench-case.ts'
import { HttpClient } from '../measuring/http-client.ts'
import { closedLoopLoad } from '../measuring/load.ts'
import { readProcesses, sumOf } from '../measuring/processes.ts'
import { quantileOf } from '../measuring/rounds.ts'
import { readCounters } from '../measuring/statements.ts'
import { startChain } from '../stubs/start-chain.ts'
import { wholeOrderCalls } from '../stubs/stub-steps.ts'

const inFlight = 16
const timedOrders = 60

/**
 * What a whole order costs before there is a product: bare Express processes with as many hops, and 25 statements, all
 * that an order may send. No Kafka, no Redis, no views beside their writes, no validation, no log: the limit of the
 * case `whole-order` on the same machine.
 */
export const rawOrder: BenchCase = {
  name: 'raw-order',
  run: async ({ servers, settings }) => {
    const mongodb = new mongoose.mongo.MongoClient(servers.mongodb.url)
    const prefix = `bench-stub-${randomBytes(3).toString('hex')}-`
    const chain = await startChain(servers.mongodb.url, prefix)
    const client = new HttpClient(chain.url)
    const order = async (buyer: number): Promise<void> => {
      const headers = { authorization: `Bearer ${buyer}` }
      const body = { productId: 'p-00112233445566aa', quantity: 1 }
      for (const path of wholeOrderCalls) await client.query(path, { method: 'POST', body, headers })
    }
    const read = () => readProcesses([servers.folder], chain.all)
    try {
      await closedLoopLoad({ inFlight, seconds: settings.seconds * 2 }, order)
      const alone: number[] = []
      for (let n = 0; n < timedOrders; n += 1) {
        const from = performance.now()
        await order(0)
        alone.push(performance.now() - from)
      }
      const [before, sentBefore] = [read(), await readCounters(mongodb)]
      const held = await closedLoopLoad({ inFlight, seconds: settings.hold }, order)
      const [after, sent] = [read(), await readCounters(mongodb)]
      const count = held.tookMs.length
      const used = after.map(({ name, pid, cpuMs }) => {
        const known = before.find((one) => one.pid === pid)?.cpuMs ?? 0
        return [name, (cpuMs - known) / count] as const
      })
      return [
        { measure: 'one buyer alone, p50', value: quantileOf(alone, 0.5), unit: 'ms', detail: {} },
        {
          measure: `${inFlight} in flight for ${settings.hold} s`,
          value: held.perSecond,
          unit: 'orders/s',
          detail: { p50Ms: quantileOf(held.tookMs, 0.5), p99Ms: quantileOf(held.tookMs, 0.99) },
        },
        {
          measure: `CPU time an order, ${inFlight} in flight`,
          value: (sumOf(after, 'cpuMs') - sumOf(before, 'cpuMs')) / count,
          unit: 'ms',
          detail: Object.fromEntries(used),
        },
        {
          measure: 'statements an order',
          value: (sent.statements - sentBefore.statements) / count,
          unit: 'statements',
          detail: {},
        },
      ]
    } finally {
      client.close()
      await Promise.all(chain.all.map((stub) => stub.stop()))
      await mongodb.close()
      await dropDatabases(servers.mongodb.url, prefix)
    }
  },
}
