import type { InputOf, OutputOf } from '@pinline/contracts/api/call'
import { getProductDetail } from '@pinline/contracts/catalogue/product/get-product-detail'
import { listProducts, productListOutput } from '@pinline/contracts/catalogue/product/list-products'
import { startSystem } from '../../harness/start-system.ts'
import type { BenchCase, Finding } from '../bench-case.ts'
import { HttpClient } from '../measuring/http-client.ts'
import { readProcesses } from '../measuring/processes.ts'
import { medianOf, quantileOf } from '../measuring/rounds.ts'
import { requestText, socketLoad } from '../measuring/socket-load.ts'

const products = 5112
const inFlight = 16
const sampled = 200

type Row = OutputOf<typeof listProducts>['list'][number]

/** Filters that match a part, of different kinds from part to part, as a list page sends them. */
const filtersOf = (row: Row, n: number): InputOf<typeof listProducts> => {
  const own = [
    { manufacturer: [row.manufacturer] },
    { mounting: row.mounting, inStock: true },
    { categoryId: row.categoryId, ...(row.pitchMm === null ? {} : { pitch: [row.pitchMm] }) },
    { categoryId: row.categoryId },
  ]
  return { ...own[n % own.length], page: 1, pageSize: 15 }
}

const json = { 'content-type': 'application/json', accept: 'application/json' }

/**
 * Product details and filtered lists with their facets through the gateway, 16 in flight, by a load generator that does
 * little itself: answers/s, CPU time an answer of each process (`/proc`), and bytes. Once as a client without
 * compression requests them, once as a browser does, and once as a client that has the answer already.
 */
export const reads: BenchCase = {
  name: 'reads',
  run: async ({ servers, settings }) => {
    const system = await startSystem(servers, {
      services: ['account', 'catalogue', 'order', 'notification', 'gateway'],
      settings: { DEMO_ORDERS: 'off' },
      products,
    })
    const client = new HttpClient(`${system.url}/api/v1`)
    const detailUrl = (id: string) => new URL(`${system.url}/api/v1${getProductDetail.path}?id=${id}`)
    const listUrl = new URL(`${system.url}/api/v1${listProducts.path}`)

    const measure = async (
      measured: string,
      requests: readonly Buffer[],
      target?: Finding['target'],
    ): Promise<Finding[]> => {
      // Each once: what is measured is the answers that are there.
      await socketLoad(listUrl, { inFlight, answers: 2 * requests.length }, requests)
      const before = new Map(readProcesses([system.dataFolder]).map(({ pid, cpuMs }) => [pid, cpuMs]))
      const loadBefore = process.cpuUsage()
      const pace = await socketLoad(listUrl, { inFlight, seconds: settings.seconds }, requests)
      const load = process.cpuUsage(loadBefore)
      const after = readProcesses([system.dataFolder])
      const cpuMs = Object.fromEntries(
        after
          .map(({ name, pid, cpuMs: ms }) => [name, (ms - (before.get(pid) ?? 0)) / pace.answers] as const)
          .filter(([, ms]) => ms >= 0.01),
      )
      const detail = {
        p50Ms: medianOf(pace.tookMs),
        p99Ms: quantileOf(pace.tookMs, 0.99),
        loadGeneratorMs: (load.user + load.system) / 1000 / pace.answers,
        inFlight,
      }
      return [
        {
          measure: `${measured}, 16 in flight`,
          value: pace.perSecond,
          unit: 'answers/s',
          ...(target === undefined ? {} : { target }),
          detail,
        },
        ...['gateway', 'catalogue'].map(
          (name): Finding => ({
            measure: `${measured}, CPU time of the ${name} an answer`,
            value: cpuMs[name] ?? 0,
            unit: 'ms',
            ...(name === 'gateway' ? { target: { atMost: 0.25 } } : {}),
            detail: cpuMs,
          }),
        ),
        { measure: `${measured}, bytes an answer`, value: pace.bytesEach, unit: 'B', detail: {} },
      ]
    }

    try {
      const pages = await Promise.all(
        Array.from({ length: 4 }, async (_, n) =>
          productListOutput.parse(
            await client.data(listProducts.path, {
              method: 'POST',
              body: { sort: 'model', pageSize: 50, page: 1 + n * 25 },
            }),
          ),
        ),
      )
      const rows = pages.flatMap(({ list }) => list).slice(0, sampled)
      const details = (headers: Record<string, string>) =>
        rows.map(({ id }) => requestText(detailUrl(id), { headers: { ...json, ...headers } }))
      const lists = (headers: Record<string, string>) =>
        rows.map((row, n) =>
          requestText(listUrl, {
            method: 'POST',
            headers: { ...json, ...headers },
            body: JSON.stringify(filtersOf(row, n)),
          }),
        )
      const zipped = { 'accept-encoding': 'gzip, deflate, br' }
      return [
        ...(await measure('product detail', details({}))),
        ...(await measure('product detail as browsers request it', details(zipped), { atLeast: 2000 })),
        ...(await measure('filtered list', lists({}))),
        ...(await measure('filtered list as browsers request it', lists(zipped), { atLeast: 1500 })),
      ]
    } finally {
      client.close()
      await system.stop()
    }
  },
}
