import { compareViews } from '@pinline/contracts/gateway/operations/compare-views'
import { getOperations } from '@pinline/contracts/gateway/operations/get-operations'
import { rebuildView } from '@pinline/contracts/gateway/operations/rebuild-view'
import { switchView } from '@pinline/contracts/gateway/operations/switch-view'
import { buyerId } from '@pinline/events/ids'
import { Caller, signInStaff } from '../../harness/shop.ts'
import { waitFor } from '../../harness/wait-for.ts'
import type { Fault, FaultContext } from '../fault.ts'
import { mintBuyers } from '../mint-buyers.ts'
import { eventsPerPastOrder, writePastOrders } from '../past-orders.ts'
import { watchReads } from '../watch-reads.ts'

const readers = 10
const ordersOfEach = 1250
const events = readers * ordersOfEach * eventsPerPastOrder
const view = { service: 'order', view: 'orders' } as const
/** Switches by the operator's call, and waits until every instance reads the new generation. */
const switchWithinMs = 5000
const readsAfterSwitch = 50

/** Progress of a generation, from one gateway's overview. */
const progressOf = async (staff: Caller, generation: number) => {
  const { services } = (await staff.call(getOperations, {})).data()
  const parts = services
    .flatMap(({ name, consumers }) => (name === view.service ? consumers : []))
    .filter((consumer) => consumer.name === view.view && consumer.view?.generation === generation)
  const partitions = parts.flatMap((part) => part.partitions)
  return {
    live: parts.some((part) => part.view?.live === true),
    behind: partitions.reduce((sum, { lag }) => sum + lag, 0),
    all: partitions.reduce((sum, { end }) => sum + end, 0),
  }
}

/** Staff sessions at the gateway of each instance. */
const operatorsOf = async ({ system, twin }: FaultContext): Promise<Caller[]> => {
  const staff = await signInStaff(system.url, system.demoAccounts().staff)
  return [staff, ...(twin === undefined ? [] : [new Caller(twin.url('gateway'), staff.token)])]
}

/**
 * A read model of 100,000 events is rebuilt by the operator's call while two instances serve reads from it and orders
 * go on. Reads are switched to the new generation, back, and to it again. Afterwards the new generation is compared
 * with the fold.
 */
export const rebuildUnderTraffic: Fault = {
  name: 'rebuild-under-traffic',
  twins: ['order', 'gateway'],
  inject: async (context) => {
    const { system, twin, environment, load, random } = context
    const [operator, ...others] = await operatorsOf(context)
    if (operator === undefined || twin === undefined) throw new Error('a rebuild is watched on two instances')
    const operators = [operator, ...others]
    const minted = await mintBuyers(system, readers)
    const buyers = minted.map(({ id, token }) => ({ id: buyerId.parse(id), token }))
    const orders = await writePastOrders(
      environment,
      buyers.map(({ id }) => id),
      ordersOfEach,
    )
    await waitFor(
      'the live generation has read everything',
      async () => {
        const { behind, all } = await progressOf(operator, 1)
        return all >= events && behind < 100
      },
      { timeoutMs: 120_000, intervalMs: 500 },
    )

    const urls = [system.url, twin.url('gateway')]
    const known = buyers.map(({ id, token }) => ({
      callers: urls.map((url) => new Caller(url, token)),
      orders: orders.get(id) ?? [],
    }))
    const reads = watchReads(known, random)
    const ordersBefore = load.acknowledged()
    const began = performance.now()
    const { generation, live } = (await operator.call(rebuildView, view)).data()
    const seen = new Set<number>()
    await waitFor(
      `generation ${generation} has read everything`,
      async () => {
        const { behind, all } = await progressOf(operator, generation)
        if (all > 0) seen.add(all - behind)
        return all >= events && behind < 100
      },
      { timeoutMs: 200_000, intervalMs: 250 },
    )
    const rebuildMs = performance.now() - began

    const switchTo = async (number: number): Promise<number> => {
      const requested = performance.now()
      ;(await operator.call(switchView, { ...view, generation: number })).data()
      await waitFor('every instance reads it', async () => {
        const states = await Promise.all(operators.map((each) => progressOf(each, number)))
        return states.every((state) => state.live)
      })
      const tookMs = performance.now() - requested
      const enough = reads.done() + readsAfterSwitch
      await waitFor('enough reads after the switch', () => reads.done() >= enough, { timeoutMs: 60_000 })
      return tookMs
    }
    const there = await switchTo(generation)
    const back = await switchTo(live)
    const again = await switchTo(generation)
    await reads.stop()
    const concurrentOrders = load.acknowledged() - ordersBefore

    const sorted = [...reads.tookMs].sort((a, b) => a - b)
    const p95 = Math.round(sorted[Math.floor(sorted.length * 0.95)] ?? 0)
    const seconds = (ms: number) => (ms / 1000).toFixed(1)
    const inBetween = [...seen].filter((count) => count > 0 && count < events).length
    const wrong: string[] = []
    return {
      recover: async () => undefined,
      hit: async () => {
        const compared = (await operator.call(compareViews, { ...view, generation: live })).data()
        if (compared.different + compared.missing + compared.moving > 0)
          wrong.push(`rebuild: the generations differ: ${JSON.stringify(compared)}`)
        return [
          `${events} events rebuilt in ${seconds(rebuildMs)} s beside ${reads.done()} reads (p95 ${p95} ms) and ${concurrentOrders} orders`,
          `progress reported ${inBetween} times, switched in ${seconds(there)} s, back in ${seconds(back)} s, again in ${seconds(again)} s`,
          `${compared.same} of ${compared.rows} rows the same`,
        ].join('; ')
      },
      verify: () => [
        ...wrong,
        ...(reads.failed.length === 0
          ? []
          : [`rebuild: ${reads.failed.length} reads failed, e.g. ${reads.failed.slice(0, 3).join('; ')}`]),
        ...(inBetween > 0 ? [] : ['rebuild: no progress was reported']),
        ...[there, back, again]
          .filter((ms) => ms > switchWithinMs)
          .map((ms) => `rebuild: a switch took ${Math.round(ms)} ms`),
      ],
    }
  },
}
