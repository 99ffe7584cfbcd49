import type { ProcessEvent } from '@pinline/infra/processes/managed-process'
import { signInStaff } from '../harness/shop.ts'
import type { TestServers } from '../harness/start-servers.ts'
import { startSystem } from '../harness/start-system.ts'
import { waitFor } from '../harness/wait-for.ts'
import type { Fault } from './fault.ts'
import { readCommits } from './invariants/commits.ts'
import { violationsOf } from './invariants.ts'
import { startLoad } from './load.ts'
import { mintBuyers } from './mint-buyers.ts'
import { untilQuiet } from './quiet.ts'
import { randomOf } from './random.ts'
import { premisesOf, stockUp } from './shop-floor.ts'
import { startTwin } from './twin.ts'

export interface FaultRun {
  readonly fault: string
  readonly seed: number
  readonly at: string
  /** False where the fault missed or too few orders were acknowledged: the run says nothing. */
  readonly counts: boolean
  readonly hit: string
  readonly acknowledged: number
  /** How many had to be, for the run to count. */
  readonly demanded: number
  readonly calls: { readonly ok: number; readonly fail: number; readonly unknown: number }
  /** Milliseconds from asking to an answer, of the calls that got one: half, and nineteen of twenty, took no longer. */
  readonly placingMs: { readonly p50: number; readonly p95: number }
  readonly violations: readonly string[]
  readonly faultSeconds: number
  readonly quietSeconds: number
  readonly seconds: number
}

export interface RunOptions {
  readonly seed: number
  /** How many orders must be acknowledged for a run to count. */
  readonly orders: number
  readonly ordersPerSecond?: number
}

const buyersInAll = 16
const warmOrders = 10
const seconds = (ms: number): number => Math.round(ms / 100) / 10

const quantile = (values: readonly number[], part: number): number =>
  Math.round([...values].sort((a, b) => a - b)[Math.floor(values.length * part)] ?? 0)

/** One fault, once: load, inject, heal, go on to the number of orders, wait for quiet, check. */
export const runFault = async (servers: TestServers, fault: Fault, options: RunOptions): Promise<FaultRun> => {
  const began = performance.now()
  const ends: { event: ProcessEvent; at: number }[] = []
  const system = await startSystem(servers, {
    services: ['account', 'catalogue', 'order', 'notification', 'gateway'],
    settings: { ...fault.settings },
    listen: (event) => ends.push({ event, at: performance.now() }),
  })
  const premises = premisesOf(system)
  const twin = fault.twins === undefined ? undefined : await startTwin(system, fault.twins, { ...fault.settings })
  try {
    const products = await stockUp(system, premises, [100_000, 100_000, 100_000, 100_000, 100_000, 400, 60])
    const buyers = await mintBuyers(system, buyersInAll)
    const staff = await signInStaff(system.url, system.demoAccounts().staff)
    const random = randomOf(options.seed)
    const load = startLoad({
      urls: twin === undefined ? [system.url] : [system.url, twin.url('gateway')],
      buyers,
      staffToken: staff.token ?? '',
      products: products.map(({ id }) => id),
      random: randomOf(options.seed + 1_000_000),
      ordersPerSecond: options.ordersPerSecond ?? 30,
    })
    const reach = (count: number) =>
      waitFor(`${count} orders`, () => load.acknowledged() >= count, { timeoutMs: 180_000, intervalMs: 100 })
    await reach(warmOrders)
    const injected = performance.now()
    const struck = await fault.inject({ system, twin, premises, load, random, ends })
    await struck.heal()
    const faultMs = performance.now() - injected
    const enough = await reach(options.orders).catch(() => false)
    const { log, calls } = await load.stop()
    const quiet = await untilQuiet(() => violationsOf(premises, log))
    const hit = await struck.hit()
    const count = (outcome: string) => calls.filter((call) => call.outcome === outcome).length
    const placing = calls
      .filter(({ call, outcome }) => call === 'place-order' && outcome !== 'unknown')
      .map(({ tookMs }) => tookMs)
    return {
      fault: fault.name,
      seed: options.seed,
      at: new Date().toISOString(),
      counts: hit !== undefined && enough,
      hit: hit ?? 'missed',
      acknowledged: log.placed.length,
      demanded: options.orders,
      calls: { ok: count('ok'), fail: count('fail'), unknown: count('unknown') },
      placingMs: { p50: quantile(placing, 0.5), p95: quantile(placing, 0.95) },
      violations: [...quiet.violations, ...(struck.judge?.(await readCommits(premises)) ?? [])],
      faultSeconds: seconds(faultMs),
      quietSeconds: seconds(quiet.tookMs),
      seconds: seconds(performance.now() - began),
    }
  } finally {
    await premises.client.close()
    await twin?.stop()
    await system.stop()
  }
}
