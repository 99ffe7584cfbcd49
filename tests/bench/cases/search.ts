import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { InputOf, OutputOf } from '@pinline/contracts/api/call'
import { listProducts, productListOutput } from '@pinline/contracts/catalogue/product/list-products'
import { suggestProducts } from '@pinline/contracts/catalogue/search/suggest-products'
import mongoose from 'mongoose'
import { z } from 'zod'
import { startSystem } from '../../harness/start-system.ts'
import type { BenchCase, Finding } from '../bench-case.ts'
import { HttpClient } from '../measuring/http-client.ts'
import { closedLoopLoad } from '../measuring/load.ts'
import { readProcesses } from '../measuring/processes.ts'
import { compare, medianOf, quantileOf } from '../measuring/rounds.ts'
import { viewWith } from '../measuring/wait-until-published.ts'
import { multiplyProducts } from '../samples/many-products.ts'
import { startStub } from '../stubs/stub-process.ts'

const all = 5112
const many = 100_000
const inFlight = 8
const sequentialRequests = 200

type Row = OutputOf<typeof listProducts>['list'][number]
type Filter = InputOf<typeof listProducts>

/** Queries of buyers, from the relevance set; each is also typed letter by letter for the suggestions. */
const typed = z
  .array(z.object({ query: z.string() }))
  .parse(JSON.parse(readFileSync(join(import.meta.dirname, '..', '..', 'relevance', 'queries.json'), 'utf8')))
  .map(({ query }) => query)

/** Three filters that match a part, of different kinds from part to part, sometimes with a sort. */
const filtersOf = (row: Row, n: number): Filter => {
  const pitch = row.pitchMm === null ? {} : { pitch: [row.pitchMm] }
  const positions = row.positions ?? 0
  const third: Filter = [
    { inStock: true },
    { manufacturer: [row.manufacturer] },
    { positionsMin: Math.max(0, positions - 10), positionsMax: positions + 10 },
  ][n % 3] ?? { inStock: true }
  const sort = (['relevance', 'price', '-positions', 'stock'] as const)[n % 4] ?? 'relevance'
  return { ...pitch, mounting: row.mounting, ...third, sort, pageSize: 15, page: 1 + (n % 2) }
}

/**
 * Lists with three filters and their counts, free queries and suggestions, requested from a catalogue service that
 * shares the machine only with the load: among all 5,112 parts and among 100,000, with the memory of each. Filtered
 * lists ÷ a bare Express route in a separate process that returns one row from MongoDB.
 */
export const search: BenchCase = {
  name: 'search',
  run: async ({ servers, settings, say }) => {
    const system = await startSystem(servers, { services: ['catalogue'], products: all })
    const mongodb = new mongoose.mongo.MongoClient(servers.mongodb.url)
    const database = `${system.databasePrefix}catalogue`
    const stub = await startStub({ STUB_NAME: 'bare', MONGODB_URL: servers.mongodb.url, DATABASE: database })
    const own = new HttpClient(`${system.urls.catalogue}/api/v1`)
    const bare = new HttpClient(stub.url)
    const query = (path: string, body: unknown) => own.query(path, { method: 'POST', body })
    const lists = async (body: Filter) =>
      productListOutput.parse(await own.data(listProducts.path, { method: 'POST', body }))

    /** Responses/s and latencies of requests that rotate through the given inputs. */
    const paceOf = async (at: number, requested: readonly (() => Promise<unknown>)[]) => {
      let next = 0
      return await closedLoopLoad({ inFlight: at, seconds: settings.seconds }, async () => {
        next += 1
        await requested[next % requested.length]?.()
      })
    }

    const measure = async (size: number): Promise<Finding[]> => {
      const among = `among ${size.toLocaleString('en')}`
      const pages = Array.from({ length: 4 }, (_, n) => 1 + Math.floor((n * size) / 4 / 50))
      const rows = (await Promise.all(pages.map((page) => lists({ sort: 'model', pageSize: 50, page })))).flatMap(
        ({ list }) => list,
      )
      const [first] = rows
      if (first === undefined) throw new Error('there is no product')
      const filtered = rows
        .slice(0, sequentialRequests)
        .map((row, n) => () => query(listProducts.path, filtersOf(row, n)))
      const free = typed.map((q) => () => query(listProducts.path, { q, pageSize: 15 }))
      const begun = typed.flatMap((q) => (q.length < 3 ? [q] : [q.slice(0, Math.ceil(q.length / 2)), q]))
      const suggested = begun.map((q) => () => query(suggestProducts.path, { q }))
      const collection = await viewWith(mongodb.db(database), 'products', first.id)
      for (const one of [...filtered, ...free, ...suggested]) await one()

      const raw = [() => bare.query(`/document?collection=${collection}&id=${first.id}`)]
      const busyMs: number[] = []
      const compared = await compare(
        settings.rounds,
        async () => {
          const pace = await paceOf(inFlight, filtered)
          busyMs.push(...pace.tookMs)
          return pace.perSecond
        },
        async () => (await paceOf(inFlight, raw)).perSecond,
      )
      const alone = await paceOf(1, filtered)
      const freely = await paceOf(1, free)
      const typing = await paceOf(1, suggested)
      const resident = readProcesses([system.dataFolder]).find(({ name }) => name === 'catalogue')?.residentBytes ?? 0
      const atMost = (most: number) => (size === many ? { target: { atMost: most } } : {})
      const timed = (measured: string, tookMs: readonly number[], most?: number): Finding => ({
        measure: `${measured} ${among}, p99`,
        value: quantileOf(tookMs, 0.99),
        unit: 'ms',
        ...(most === undefined ? {} : atMost(most)),
        detail: {
          p50Ms: medianOf(tookMs),
          p95Ms: quantileOf(tookMs, 0.95),
          maxMs: Math.max(...tookMs),
          requested: tookMs.length,
        },
      })
      return [
        {
          measure: `filtered lists/s ${among} ÷ bare Express route`,
          value: compared.ratio,
          unit: 'ratio',
          detail: { ...compared, inFlight },
        },
        timed('filtered list', alone.tookMs, 25),
        timed(`filtered list, ${inFlight} in flight,`, busyMs),
        timed('free query', freely.tookMs, 25),
        timed('suggestions', typing.tookMs, 15),
        {
          measure: `resident memory of the catalogue ${among}`,
          value: resident / 1e6,
          unit: 'MB',
          ...atMost(1000),
          detail: { size },
        },
      ]
    }

    try {
      const few = await measure(all)
      await system.stopService('catalogue')
      say(`making ${many.toLocaleString('en')} products …`)
      const views = await mongodb
        .db(database)
        .listCollections({ name: /^view-products-/ }, { nameOnly: true })
        .toArray()
      for (const { name } of views) await multiplyProducts(mongodb.db(database).collection(name), many)
      const began = performance.now()
      await system.startService('catalogue')
      const startedMs = performance.now() - began
      const large = await measure(many)
      return [
        ...few,
        ...large,
        {
          measure: `start of the catalogue with ${many.toLocaleString('en')}`,
          value: startedMs / 1000,
          unit: 's',
          detail: {},
        },
      ]
    } finally {
      own.close()
      bare.close()
      await stub.stop()
      await mongodb.close()
      await system.stop()
    }
  },
}
