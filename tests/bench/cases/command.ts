import { randomBytes } from 'node:crypto'
import mongoose from 'mongoose'
import { dropDatabases } from '../../harness/drop-databases.ts'
import type { BenchCase } from '../bench-case.ts'
import { registerBuyers } from '../measuring/buyers.ts'
import { HttpClient } from '../measuring/http-client.ts'
import { closedLoopLoad } from '../measuring/load.ts'
import { compare, medianOf } from '../measuring/rounds.ts'
import { waitUntilPublished } from '../measuring/wait-until-published.ts'
import { startChain } from '../stubs/start-chain.ts'

const inFlight = 8

/**
 * Orders/s from a cart line over the preview to the placed order, through the gateway with relay and projections
 * running ÷ a chain of bare Express processes with as many hops, reads, updates and inserts. After each turn of the
 * product its remaining commits are published before the other side starts; that time does not count.
 */
export const command: BenchCase = {
  name: 'command',
  run: async ({ servers, settings, system: started }) => {
    const { system } = await started()
    const buyers = await registerBuyers(system, inFlight)
    const mongodb = new mongoose.mongo.MongoClient(servers.mongodb.url)
    const prefix = `bench-stub-${randomBytes(3).toString('hex')}-`
    const chain = await startChain(servers.mongodb.url, prefix)
    const client = new HttpClient(chain.url)
    const p50Ms = { ours: [] as number[], raw: [] as number[] }
    const published: number[] = []
    const paceOf = async (side: 'ours' | 'raw', work: (worker: number) => Promise<unknown>) => {
      const pace = await closedLoopLoad(
        { inFlight, seconds: settings.seconds },
        async (worker) => void (await work(worker)),
      )
      p50Ms[side].push(medianOf(pace.tookMs))
      return pace.perSecond
    }
    const stubOrder = async (worker: number) => {
      for (const path of ['/cart/add', '/orders/preview', '/orders/create']) {
        const headers = { authorization: `Bearer ${worker}` }
        await client.query(path, { method: 'POST', body: { productId: 'p-00112233445566aa', quantity: 1 }, headers })
      }
    }
    try {
      const compared = await compare(
        settings.rounds,
        async () => {
          const perSecond = await paceOf('ours', buyers.order)
          published.push(await waitUntilPublished(mongodb, system.databasePrefix))
          return perSecond
        },
        () => paceOf('raw', stubOrder),
      )
      return [
        {
          measure: 'orders/s through the gateway ÷ stub chain',
          value: compared.ratio,
          unit: 'ratio',
          target: { atLeast: 0.5 },
          detail: {
            ...compared,
            p50Ms: { ours: medianOf(p50Ms.ours), raw: medianOf(p50Ms.raw) },
            publishedAfterMs: medianOf(published),
            inFlight,
          },
        },
      ]
    } finally {
      buyers.close()
      client.close()
      await Promise.all(chain.all.map((stub) => stub.stop()))
      await mongodb.close()
      await dropDatabases(servers.mongodb.url, prefix)
    }
  },
}
