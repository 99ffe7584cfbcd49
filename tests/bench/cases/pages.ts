import { getProductDetail } from '@pinline/contracts/catalogue/product/get-product-detail'
import { listProducts } from '@pinline/contracts/catalogue/product/list-products'
import { listCategories } from '@pinline/contracts/catalogue/taxonomy/list-categories'
import { Caller } from '../../harness/shop.ts'
import { startSystem } from '../../harness/start-system.ts'
import type { BenchCase, Finding } from '../bench-case.ts'
import { HttpClient } from '../measuring/http-client.ts'
import { medianOf, quantileOf } from '../measuring/rounds.ts'

const products = 5112
/** Pages for warming up. */
const warmUp = 30
const requestedPages = 150

/**
 * Shop pages rendered on the server, one in flight through the gateway: each requested once uncached and then again
 * from the renderer's cache; and the API's response time for the same parts.
 */
export const pages: BenchCase = {
  name: 'pages',
  run: async ({ servers }) => {
    const system = await startSystem(servers, { products })
    const client = new HttpClient(system.url)
    const took = async (path: string): Promise<number> => {
      const began = performance.now()
      await client.query(path)
      return performance.now() - began
    }
    const findingOf = (measured: string, tookMs: readonly number[], atMost?: number): Finding => ({
      measure: `${measured}, p50`,
      value: medianOf(tookMs),
      unit: 'ms',
      ...(atMost === undefined ? {} : { target: { atMost } }),
      detail: { p95Ms: quantileOf(tookMs, 0.95), p99Ms: quantileOf(tookMs, 0.99), requested: tookMs.length },
    })
    const rendered = async (measured: string, paths: readonly string[]): Promise<Finding[]> => {
      const times = { uncached: [] as number[], cached: [] as number[] }
      for (const [n, path] of paths.entries()) {
        const [uncached, cached] = [await took(path), await took(path)]
        if (n < warmUp) continue
        times.uncached.push(uncached)
        times.cached.push(cached)
      }
      return [
        findingOf(`${measured} page, uncached`, times.uncached, 120),
        findingOf(`${measured} page, cached`, times.cached, 20),
      ]
    }
    try {
      const visitor = new Caller(system.url)
      const groups = (await visitor.call(listCategories, {})).data()
      const slugs = groups.flatMap(({ children }) => children.map(({ slug }) => slug))
      const lists = slugs.flatMap((slug) =>
        Array.from(
          { length: 12 },
          (_, n) =>
            `/en/product/${slug}/${slug}?page=${1 + (n % 3)}&sort=${['model', 'price', 'stock', '-model'][n % 4]}`,
        ),
      )
      const parts = []
      for (let page = 1; parts.length < warmUp + requestedPages; page += 1) {
        const { list } = (await visitor.call(listProducts, { sort: 'price', pageSize: 50, page: page * 7 })).data()
        if (list.length === 0) throw new Error('there are too few products')
        parts.push(...list)
      }
      const requested = parts.slice(0, warmUp + requestedPages)
      const details = await rendered(
        'detail',
        requested.map(({ id }) => `/en/productDetail/${id}`),
      )
      const listed = await rendered('list', lists.slice(0, warmUp + requestedPages))
      const answers: number[] = []
      for (const { id } of requested) answers.push(await took(`/api/v1${getProductDetail.path}?id=${id}`))
      return [...details, ...listed, findingOf('detail as an answer of the API', answers.slice(warmUp))]
    } finally {
      client.close()
      await system.stop()
    }
  },
}
