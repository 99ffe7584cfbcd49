import { setTimeout as pause } from 'node:timers/promises'
import mongoose from 'mongoose'
import { type SecondInstances, startSecondInstances } from '../../faults/second-instances.ts'
import { parseExposition } from '../../harness/parse-exposition.ts'
import type { TestSystem } from '../../harness/start-system.ts'
import type { BenchCase, Finding } from '../bench-case.ts'
import { columns } from '../measuring/columns.ts'
import { closedLoopLoad } from '../measuring/load.ts'
import { readProcesses, sumOf } from '../measuring/processes.ts'
import { quantileOf } from '../measuring/rounds.ts'
import { readCounters } from '../measuring/statements.ts'
import { waitUntilPublished } from '../measuring/wait-until-published.ts'
import { openWholeOrders } from '../measuring/whole-orders.ts'
import { startBalancer } from '../stubs/balancer.ts'

const inFlight = 16
/** Two turns of the reconcilers. */
const idleMs = 20_000
const hotSeconds = 10
const scaled = ['order', 'catalogue'] as const
type Scaled = (typeof scaled)[number]

/** Instances of order and catalogue, more each time. By buyer: each order service has a gateway of its own. */
const layouts: readonly (Readonly<Record<Scaled, number>> & { readonly byBuyer?: true })[] = [
  { order: 1, catalogue: 1 },
  { order: 2, catalogue: 1 },
  { order: 2, catalogue: 2 },
  { order: 4, catalogue: 2 },
  { order: 4, catalogue: 2, byBuyer: true },
]

interface Measured {
  readonly instances: string
  /** Resident memory of all processes but the servers, shared pages counted once, MB. */
  readonly memory: number
  readonly idleCpu: number
  readonly idleStatements: number
  readonly ordersASecond: number
  readonly cpuMs: number
  readonly statements: number
  readonly p50Ms: number
  readonly p99Ms: number
  readonly hotOrdersASecond: number
  /** Commits of products that found their version taken, of each of those orders. */
  readonly hotConflicts: number
}

interface Instances {
  readonly system: TestSystem
  readonly others: readonly { readonly name: Scaled; readonly instance: SecondInstances }[]
}

const urlsOf = ({ system, others }: Instances, name: Scaled): string[] => [
  system.urls[name],
  ...others.filter((other) => other.name === name).map(({ instance }) => instance.url(name)),
]

/** Commits of products whose version another one had taken, since the instances began. */
const productConflicts = async (urls: readonly string[]): Promise<number> => {
  const families = await Promise.all(
    urls.map(async (url) => parseExposition(await (await fetch(`${url}/metrics`)).text())),
  )
  return families
    .flatMap((of) => of.get('pinline_version_conflicts_total')?.samples ?? [])
    .filter(({ labels }) => labels.stream_type === 'product')
    .reduce((sum, { value }) => sum + value, 0)
}

/** Figures of the instances that run, by whole orders through gateways that hand their connections to them in turn. */
const measure = async (
  instances: Instances,
  { mongodb, hold, byBuyer }: { mongodb: mongoose.mongo.MongoClient; hold: number; byBuyer: boolean },
): Promise<Measured> => {
  const { system, others } = instances
  const [orders, products] = [urlsOf(instances, 'order'), urlsOf(instances, 'catalogue')]
  const catalogue = await startBalancer(products)
  const reached = byBuyer ? orders.map((url) => [url]) : [orders]
  const balancers = await Promise.all(reached.map(startBalancer))
  const gateways = await Promise.all(
    balancers.map(({ url }) =>
      startSecondInstances(system, ['gateway'], { ORDER_URL: url, CATALOGUE_URL: catalogue.url }),
    ),
  )
  const started = [...gateways, ...others.map(({ instance }) => instance)]
  const folders = [system.dataFolder, ...started.map(({ dataFolder }) => dataFolder)]
  const read = () => readProcesses([...folders, system.servers.folder])
  const urls = gateways.map((gateway) => gateway.url('gateway'))
  const [all, hot] = [
    await openWholeOrders(system, inFlight, { urls }),
    await openWholeOrders(system, inFlight, { urls, mostProducts: 1 }),
  ]
  try {
    await closedLoopLoad({ inFlight, seconds: 8 }, async (buyer) => await all.order(buyer))
    await waitUntilPublished(mongodb, system.databasePrefix)
    const [idleFrom, idleCounters] = [read(), await readCounters(mongodb)]
    await pause(idleMs)
    const [before, countersBefore] = [read(), await readCounters(mongodb)]
    const held = await closedLoopLoad({ inFlight, seconds: hold }, async (buyer) => await all.order(buyer))
    await waitUntilPublished(mongodb, system.databasePrefix)
    const [after, counters] = [read(), await readCounters(mongodb)]
    const count = held.tookMs.length
    const conflictsBefore = await productConflicts(products)
    const hotHeld = await closedLoopLoad({ inFlight, seconds: hotSeconds }, async (buyer) => await hot.order(buyer))
    return {
      instances: `${orders.length} order, ${products.length} catalogue${byBuyer ? ', by buyer' : ''}`,
      memory: sumOf(readProcesses(folders), 'proportionalBytes') / 1e6,
      idleCpu: (sumOf(before, 'cpuMs') - sumOf(idleFrom, 'cpuMs')) / (idleMs / 1000),
      idleStatements: (countersBefore.statements - idleCounters.statements) / (idleMs / 1000),
      ordersASecond: held.perSecond,
      cpuMs: (sumOf(after, 'cpuMs') - sumOf(before, 'cpuMs')) / count,
      statements: (counters.statements - countersBefore.statements) / count,
      p50Ms: quantileOf(held.tookMs, 0.5),
      p99Ms: quantileOf(held.tookMs, 0.99),
      hotOrdersASecond: hotHeld.perSecond,
      hotConflicts: ((await productConflicts(products)) - conflictsBefore) / hotHeld.tookMs.length,
    }
  } finally {
    all.close()
    hot.close()
    for (const gateway of gateways) await gateway.stop()
    for (const balancer of [catalogue, ...balancers]) balancer.close()
  }
}

const tableOf = (rows: readonly Measured[]): string => {
  const keys = Object.keys(rows[0] ?? {}) as (keyof Measured)[]
  const cell = (value: string | number) => (typeof value === 'string' ? value : value.toFixed(value < 10 ? 2 : 1))
  return columns([keys, ...rows.map((row) => keys.map((key) => cell(row[key])))])
}

/**
 * What each further instance of order and catalogue costs and brings on the same cores: whole orders as in `whole-order`,
 * then orders of one part by all buyers at once.
 */
export const scaleOut: BenchCase = {
  name: 'scale-out',
  maxSeconds: 900,
  run: async ({ servers, settings, say, freshSystem }) => {
    const { system } = await freshSystem()
    const mongodb = new mongoose.mongo.MongoClient(servers.mongodb.url, { appName: 'bench' })
    const others: { name: Scaled; instance: SecondInstances }[] = []
    const rows: Measured[] = []
    try {
      for (const layout of layouts) {
        for (const name of scaled)
          while (urlsOf({ system, others }, name).length < layout[name])
            others.push({ name, instance: await startSecondInstances(system, [name]) })
        const byBuyer = layout.byBuyer === true
        rows.push(await measure({ system, others }, { mongodb, hold: settings.hold, byBuyer }))
        say(`\n${tableOf(rows.slice(-1))}\n`)
      }
      say(`\n${tableOf(rows)}\n`)
      const [first, last, byBuyer] = [rows[0], rows.at(-2), rows.at(-1)]
      if (first === undefined || last === undefined || byBuyer === undefined) return []
      const findings: Finding[] = [
        {
          measure: 'orders a second, four and two instances ÷ one each',
          value: last.ordersASecond / first.ordersASecond,
          unit: 'ratio',
          target: { atLeast: 1 },
          detail: { rows },
        },
        {
          measure: 'the same, each buyer by one order service',
          value: byBuyer.ordersASecond / first.ordersASecond,
          unit: 'ratio',
          detail: {},
        },
        {
          measure: 'orders of one part a second, four and two instances ÷ one each',
          value: last.hotOrdersASecond / first.hotOrdersASecond,
          unit: 'ratio',
          target: { atLeast: 1 },
          detail: {},
        },
        {
          measure: 'statements a second while idle, four and two instances ÷ one each',
          value: last.idleStatements / first.idleStatements,
          unit: 'ratio',
          detail: {},
        },
      ]
      return findings
    } finally {
      for (const { instance } of others) await instance.stop()
      await mongodb.close()
    }
  },
}
