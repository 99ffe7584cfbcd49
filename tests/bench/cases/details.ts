import { getProductDetail } from '@pinline/contracts/catalogue/product/get-product-detail'
import { getOrder } from '@pinline/contracts/order/order/get-order'
import mongoose from 'mongoose'
import { stockedProducts } from '../../harness/shop.ts'
import type { BenchCase, Finding } from '../bench-case.ts'
import { registerBuyers } from '../measuring/buyers.ts'
import { HttpClient } from '../measuring/http-client.ts'
import { closedLoopLoad } from '../measuring/load.ts'
import { type Comparison, compare, medianOf } from '../measuring/rounds.ts'
import { viewWith } from '../measuring/wait-until-published.ts'
import { startStub } from '../stubs/stub-process.ts'

const inFlight = 16

/**
 * Responses/s of product detail and order detail, requested from the service directly ÷ a bare Express route in a
 * separate process that returns the same row from MongoDB.
 */
export const details: BenchCase = {
  name: 'details',
  run: async ({ servers, settings, system: started }) => {
    const { system } = await started()
    const buyers = await registerBuyers(system, 1)
    const orderNo = await buyers.order(0)
    buyers.close()
    const mongodb = new mongoose.mongo.MongoClient(servers.mongodb.url)
    const medians = { ours: [] as number[], raw: [] as number[] }

    const measure = async (
      service: 'catalogue' | 'order',
      view: string,
      id: string,
      query: [string, Record<string, string>],
    ) => {
      const database = `${system.databasePrefix}${service}`
      const collection = await viewWith(mongodb.db(database), view, id)
      const stub = await startStub({ STUB_NAME: 'bare', MONGODB_URL: servers.mongodb.url, DATABASE: database })
      const own = new HttpClient(`${system.urls[service]}/api/v1`)
      const bare = new HttpClient(stub.url)
      const paceOf = async (side: 'ours' | 'raw', work: () => Promise<unknown>) => {
        const pace = await closedLoopLoad({ inFlight, seconds: settings.seconds }, async () => void (await work()))
        medians[side].push(medianOf(pace.tookMs))
        return pace.perSecond
      }
      const [path, headers] = query
      await own.data(path, { headers })
      try {
        return await compare(
          settings.rounds,
          () => paceOf('ours', () => own.query(path, { headers })),
          () => paceOf('raw', () => bare.query(`/document?collection=${collection}&id=${id}`)),
        )
      } finally {
        own.close()
        bare.close()
        await stub.stop()
      }
    }
    const findingOf = (measured: string, compared: Comparison): Finding => {
      const p50Ms = { ours: medianOf(medians.ours.splice(0)), raw: medianOf(medians.raw.splice(0)) }
      return {
        measure: `${measured}/s ÷ bare Express route`,
        value: compared.ratio,
        unit: 'ratio',
        target: { atLeast: 0.5 },
        detail: { ...compared, p50Ms, inFlight },
      }
    }

    try {
      const [product] = await stockedProducts(system.url, 1)
      if (product === undefined) throw new Error('there is no product')
      const productId = product.id
      const products = await measure('catalogue', 'products', productId, [
        `${getProductDetail.path}?id=${productId}`,
        {},
      ])
      const first = findingOf('product details', products)
      const headers = { authorization: `Bearer ${buyers.tokens[0]}` }
      const orders = await measure('order', 'orders', orderNo, [`${getOrder.path}?orderNo=${orderNo}`, headers])
      return [first, findingOf('order details', orders)]
    } finally {
      await mongodb.close()
    }
  },
}
