import type { ProcessEvent } from '@pinline/infra/processes/managed-process'
import { signInStaff } from '../harness/shop.ts'
import type { TestServers } from '../harness/start-servers.ts'
import { startSystem } from '../harness/start-system.ts'
import { waitFor } from '../harness/wait-for.ts'
import { checkAddresses } from './addresses.ts'
import type { Fault } from './fault.ts'
import { FaultLevers } from './fault-levers.ts'
import type { FaultRun } from './fault-run.ts'
import { readCommits } from './invariants/commits.ts'
import { violationsOf } from './invariants.ts'
import { type Release, unpackLastRelease } from './last-release.ts'
import { startLoad } from './load.ts'
import { mintBuyers } from './mint-buyers.ts'
import { quantile } from './quantile.ts'
import { randomOf } from './random.ts'
import { type SecondInstances, startSecondInstances } from './second-instances.ts'
import { startSlowMongodb } from './slow-mongodb.ts'
import { environmentOf, stockUp } from './stock-up.ts'
import { waitUntilConverged } from './wait-until-converged.ts'

export interface RunOptions {
  readonly seed: number
  /** Number of acknowledged orders for a run to count. */
  readonly orders: number
  readonly ordersPerSecond?: number
  /** The commit that is run. */
  readonly commit: string
}

const buyersInAll = 16
const warmOrders = 10
const productsInAll = 120
const seconds = (ms: number): number => Math.round(ms / 100) / 10

/** One fault, once: load, inject, heal, continue to the number of orders, wait until converged, check. */
export const runFault = async (servers: TestServers, fault: Fault, options: RunOptions): Promise<FaultRun> => {
  const began = performance.now()
  const ends: { event: ProcessEvent; at: number }[] = []
  const faultLevers = new FaultLevers()
  const settings = { ...fault.settings, ...faultLevers.settings }
  fault.prepare?.(faultLevers)
  const slowMongodb = fault.slowsMongodb === true ? await startSlowMongodb(servers) : undefined
  const system = await startSystem(slowMongodb?.servers ?? servers, {
    services: ['account', 'catalogue', 'order', 'notification', 'gateway'],
    settings,
    products: productsInAll,
    listen: (event) => ends.push({ event, at: performance.now() }),
  })
  const environment = environmentOf(system)
  let release: Release | undefined
  let twin: SecondInstances | undefined
  try {
    release = fault.twinsOfRelease === true ? unpackLastRelease() : undefined
    if (fault.twins !== undefined)
      twin = await startSecondInstances(
        system,
        fault.twins,
        release === undefined ? settings : fault.settings,
        release?.folder,
      )
    const products = await stockUp(system, environment, [100_000, 100_000, 100_000, 100_000, 100_000, 400, 60])
    const buyers = await mintBuyers(system, buyersInAll)
    const staff = await signInStaff(system.url, system.demoAccounts().staff)
    const random = randomOf(options.seed)
    const load = startLoad({
      urls: twin === undefined ? [system.url] : [system.url, twin.url('gateway')],
      buyers,
      staffToken: staff.token ?? '',
      products: products.map(({ id }) => id),
      random: randomOf(options.seed + 1_000_000),
      refundsInParts: fault.refundsInParts === true,
      shipsMost: fault.shipsMost === true,
      returnsMost: fault.returnsMost === true,
      ordersPerSecond: options.ordersPerSecond ?? fault.ordersPerSecond ?? 30,
    })
    const reach = (count: number) =>
      waitFor(`${count} orders`, () => load.acknowledged() >= count, { timeoutMs: 180_000, intervalMs: 100 })
    await reach(warmOrders)
    const injected = performance.now()
    const activeFault = await fault.inject({
      system,
      twin,
      slowMongodb,
      environment,
      load,
      random,
      faultLevers,
      staff,
      ends,
    })
    await activeFault.recover()
    const faultMs = performance.now() - injected
    const enough = await reach(options.orders).catch(() => false)
    const { log, calls, addressIds } = await load.stop()
    const quiet = await waitUntilConverged(() => violationsOf(environment, log, { reordered: fault.reorders === true }))
    const hit = await activeFault.hit()
    const count = (outcome: string) => calls.filter((call) => call.outcome === outcome).length
    const placing = calls
      .filter(({ call, outcome }) => call === 'place-order' && outcome !== 'unknown')
      .map(({ tookMs }) => tookMs)
    const commits = await readCommits(environment)
    return {
      fault: fault.name,
      seed: options.seed,
      at: new Date().toISOString(),
      commit: options.commit,
      counts: hit !== undefined && enough,
      hit: hit ?? 'missed',
      acknowledged: log.placed.length,
      demanded: options.orders,
      calls: { ok: count('ok'), fail: count('fail'), unknown: count('unknown') },
      placingMs: { p50: quantile(placing, 0.5), p95: quantile(placing, 0.95) },
      violations: [
        ...quiet.violations,
        ...checkAddresses(commits, addressIds),
        ...(activeFault.verify?.(commits) ?? []),
      ],
      faultSeconds: seconds(faultMs),
      quietSeconds: seconds(quiet.tookMs),
      seconds: seconds(performance.now() - began),
    }
  } finally {
    await environment.client.close()
    await twin?.stop()
    release?.remove()
    await system.stop()
    await slowMongodb?.stop()
    faultLevers.dispose()
  }
}
