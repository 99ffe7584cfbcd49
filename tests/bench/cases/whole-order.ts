import { setTimeout as pause } from 'node:timers/promises'
import mongoose from 'mongoose'
import type { BenchCase, Finding } from '../bench-case.ts'
import { columns } from '../measuring/columns.ts'
import { closedLoopLoad } from '../measuring/load.ts'
import { type ProcessMeasurements, readProcesses, sumOf } from '../measuring/processes.ts'
import { quantileOf } from '../measuring/rounds.ts'
import { profileStatements, readCounters, type Statement } from '../measuring/statements.ts'
import { storing, waitUntilPublished } from '../measuring/wait-until-published.ts'
import { type OrderStep, openWholeOrders, orderSteps, type WholeOrders } from '../measuring/whole-orders.ts'

const inFlight = 16
const countedOrders = 10
const timedOrders = 60
const batches = 6
/** Two turns of the reconcilers, whose reads are no part of an order. */
const idleMs = 20_000
/** After the last commit is published until its rows are written and consumers have committed their offsets. */
const followUpMs = 400

interface Context {
  readonly mongodb: mongoose.mongo.MongoClient
  readonly prefix: string
  readonly folders: readonly string[]
  readonly orders: WholeOrders
}

const untilDone = async ({ mongodb, prefix }: Context): Promise<void> => {
  await waitUntilPublished(mongodb, prefix)
  await pause(followUpMs)
}

/** Statements that carry an order's work: `getMore` is the change streams' waiting and larger results. */
const isCounted = ({ kind }: Statement): boolean => kind !== 'getMore'

const countBy = (statements: readonly Statement[], keyOf: (statement: Statement) => string): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const statement of statements) counts.set(keyOf(statement), (counts.get(keyOf(statement)) ?? 0) + 1)
  return counts
}

const rounded = (value: number): number => Math.round(value * 100) / 100

/** Counts of an order: those of the measured time less those of as much idle time. */
const perOrder = (
  counts: ReadonlyMap<string, number>,
  idle: ReadonlyMap<string, number>,
  idleShare: number,
): Record<string, number> =>
  Object.fromEntries(
    [...counts]
      .map(([key, count]) => [key, rounded((count - (idle.get(key) ?? 0) * idleShare) / countedOrders)] as const)
      .filter(([, count]) => count >= 0.05)
      .sort(([, a], [, b]) => b - a),
  )

/** One buyer alone, step by step: the statements of each step with all that follows from it, by MongoDB's profiler. */
const countStatements = async (context: Context) => {
  const { mongodb, prefix, orders } = context
  const profile = await profileStatements(mongodb, prefix, storing)
  try {
    const idleFrom = Date.now()
    const { bytes: bytesBefore } = await readCounters(mongodb)
    await pause(idleMs)
    const began = Date.now()
    const idleBytesPerMs = ((await readCounters(mongodb)).bytes - bytesBefore) / (began - idleFrom)
    const bytes = Object.fromEntries(orderSteps.map((step) => [step, 0])) as Record<OrderStep, number>
    const spans: { readonly step: OrderStep; readonly from: number; readonly until: number }[] = []
    for (let n = 0; n < countedOrders; n += 1)
      for (const step of orderSteps) {
        const from = Date.now()
        const before = await readCounters(mongodb)
        await orders.take(0, step)
        await untilDone(context)
        bytes[step] += (await readCounters(mongodb)).bytes - before.bytes
        spans.push({ step, from, until: Date.now() })
      }
    const all = await profile.read()
    const idle = all.filter(({ at }) => at.getTime() >= idleFrom && at.getTime() < began)
    const ofOrders = all.filter(({ at }) => at.getTime() >= began)
    const share = (ms: number) => ms / (began - idleFrom)
    const ms = Date.now() - began
    const by = (keyOf: (statement: Statement) => string, counted: readonly Statement[], span: number) =>
      perOrder(countBy(counted, keyOf), countBy(idle.filter(isCounted), keyOf), share(span))
    const steps = orderSteps.map((step) => {
      const own = spans.filter((span) => span.step === step)
      const inStep = ofOrders
        .filter(isCounted)
        .filter(({ at }) => own.some(({ from, until }) => at.getTime() >= from && at.getTime() < until))
      const stepMs = own.reduce((sum, { from, until }) => sum + until - from, 0)
      return {
        step,
        bytes: Math.round((bytes[step] - idleBytesPerMs * stepMs) / countedOrders),
        processes: by(({ process }) => process, inStep, stepMs),
        collections: by(({ collection, kind }) => `${collection} ${kind}`, inStep, stepMs),
      }
    })
    const counted = ofOrders.filter(isCounted)
    const idleASecond = (of: readonly Statement[]) => rounded((of.length * 1000) / (began - idleFrom))
    return {
      total: Object.values(by(() => 'all', counted, ms))[0] ?? 0,
      steps,
      collections: by(({ collection, kind }) => `${collection} ${kind}`, counted, ms),
      idleASecond: idleASecond(idle.filter(isCounted)),
      idleByCollection: Object.fromEntries(
        [...Map.groupBy(idle, ({ process, collection, kind }) => `${process} ${collection} ${kind}`)].map(
          ([key, of]) => [key, idleASecond(of)],
        ),
      ),
      getMoresAnOrder: rounded(
        (ofOrders.length - counted.length - (idle.length - idle.filter(isCounted).length) * share(ms)) / countedOrders,
      ),
    }
  } finally {
    await profile.stop()
  }
}

const cpuOf = (
  before: readonly ProcessMeasurements[],
  after: readonly ProcessMeasurements[],
): ReadonlyMap<string, number> => {
  const known = new Map(before.map(({ pid, cpuMs }) => [pid, cpuMs]))
  return new Map(after.map(({ name, pid, cpuMs }) => [name, cpuMs - (known.get(pid) ?? 0)]))
}

/** All buyers take each step at once: its CPU time by process, with all that follows, less the idle share. */
const timeSteps = async (context: Context, idlePerMs: ReadonlyMap<string, number>) => {
  const { folders, orders } = context
  const steps = new Map<OrderStep, Map<string, number>>(orderSteps.map((step) => [step, new Map()]))
  for (let n = 0; n < batches; n += 1)
    for (const step of orderSteps) {
      const before = readProcesses(folders)
      const began = performance.now()
      await Promise.all(Array.from({ length: inFlight }, (_, buyer) => orders.take(buyer, step)))
      await untilDone(context)
      const ms = performance.now() - began
      const sums = steps.get(step) ?? new Map<string, number>()
      for (const [name, cpuMs] of cpuOf(before, readProcesses(folders)))
        sums.set(name, (sums.get(name) ?? 0) + cpuMs - (idlePerMs.get(name) ?? 0) * ms)
    }
  return orderSteps.map((step) => ({
    step,
    cpuMs: Object.fromEntries(
      [...(steps.get(step) ?? [])].map(([name, ms]) => [name, rounded(ms / batches / inFlight)]),
    ),
  }))
}

/** Whole orders of one buyer one after the other. */
const timeAlone = async ({ orders }: Context): Promise<number[]> => {
  const tookMs: number[] = []
  for (let n = 0; n < timedOrders; n += 1) {
    const from = performance.now()
    await orders.order(0)
    tookMs.push(performance.now() - from)
  }
  return tookMs
}

/** Whole orders at a steady number in flight, with the CPU time and statements that each costs. */
const holdRate = async (context: Context, seconds: number) => {
  const { mongodb, folders, orders } = context
  const before = readProcesses(folders)
  const countersBefore = await readCounters(mongodb)
  const pace = await closedLoopLoad({ inFlight, seconds }, async (buyer) => await orders.order(buyer))
  const behindMs = await waitUntilPublished(mongodb, context.prefix)
  const counters = await readCounters(mongodb)
  const after = readProcesses(folders)
  const count = pace.tookMs.length
  return {
    ordersASecond: pace.perSecond,
    cpuMs: (sumOf(after, 'cpuMs') - sumOf(before, 'cpuMs')) / count,
    processes: Object.fromEntries([...cpuOf(before, after)].map(([name, ms]) => [name, rounded(ms / count)])),
    statements: (counters.statements - countersBefore.statements) / count,
    kilobytes: (counters.bytes - countersBefore.bytes) / count / 1000,
    p50Ms: quantileOf(pace.tookMs, 0.5),
    p99Ms: quantileOf(pace.tookMs, 0.99),
    behindMs,
  }
}

const tableOf = (
  counted: Awaited<ReturnType<typeof countStatements>>,
  timed: Awaited<ReturnType<typeof timeSteps>>,
): string => {
  const processes = Object.keys(timed[0]?.cpuMs ?? {})
  const sum = (of: Readonly<Record<string, number>> = {}) => Object.values(of).reduce((total, one) => total + one, 0)
  const cell = (value: number | undefined) => (value === undefined ? '' : value.toFixed(1))
  return columns([
    ['step', 'statements', ...storing, 'kB', 'CPU ms', ...processes],
    ...counted.steps.map(({ step, bytes, processes: sent }, index) => [
      step,
      cell(sum(sent)),
      ...storing.map((name) => cell(sent[name])),
      cell(bytes / 1000),
      cell(sum(timed[index]?.cpuMs)),
      ...processes.map((name) => cell(timed[index]?.cpuMs[name])),
    ]),
  ])
}

/**
 * Whole orders through the gateway: two cart lines one after the other, preview, placing, code, payment at the wallet,
 * its webhook, and the buyer's page that receives the change by its event stream and queries the payment's status.
 */
export const wholeOrder: BenchCase = {
  name: 'whole-order',
  maxSeconds: 360,
  run: async ({ servers, settings, say, system: started }) => {
    const { system } = await started()
    const mongodb = new mongoose.mongo.MongoClient(servers.mongodb.url, { appName: 'bench' })
    const folders = [servers.folder, system.dataFolder]
    const orders = await openWholeOrders(system, inFlight)
    try {
      const context: Context = { mongodb, prefix: system.databasePrefix, folders, orders }
      // Counted first: what follows from orders some seconds later would be counted with others'.
      await orders.order(0)
      await untilDone(context)
      const counted = await countStatements(context)
      await closedLoopLoad({ inFlight, seconds: settings.seconds * 2 }, async (buyer) => await orders.order(buyer))
      await untilDone(context)
      const idleFrom = readProcesses(folders)
      await pause(idleMs)
      const idlePerMs = new Map(
        [...cpuOf(idleFrom, readProcesses(folders))].map(([name, ms]) => [name, ms / idleMs] as const),
      )
      const timed = await timeSteps(context, idlePerMs)
      const tookMs = await timeAlone(context)
      const held = await holdRate(context, settings.hold)
      say(`\n${tableOf(counted, timed)}\n`)
      say(`\n${columns(Object.entries(counted.collections).map(([name, count]) => [name, count.toFixed(2)]))}\n`)
      const heldDetail = { ...held }
      const findings: Finding[] = [
        {
          measure: 'statements an order, one buyer alone',
          value: counted.total,
          unit: 'statements',
          target: { atMost: 25 },
          detail: counted,
        },
        {
          measure: 'whole order, one buyer alone, p50',
          value: quantileOf(tookMs, 0.5),
          unit: 'ms',
          target: { atMost: 60 },
          detail: {},
        },
        { measure: 'whole order, one buyer alone, p99', value: quantileOf(tookMs, 0.99), unit: 'ms', detail: {} },
        {
          measure: `whole orders, ${inFlight} in flight for ${settings.hold} s`,
          value: held.ordersASecond,
          unit: 'orders/s',
          target: { atLeast: 60 },
          detail: heldDetail,
        },
        {
          measure: `CPU time an order, ${inFlight} in flight`,
          value: held.cpuMs,
          unit: 'ms',
          target: { atMost: 25 },
          detail: { ...held.processes, steps: timed },
        },
        {
          measure: `statements an order, ${inFlight} in flight`,
          value: held.statements,
          unit: 'statements',
          target: { atMost: 25 },
          detail: {},
        },
        {
          measure: `to and from MongoDB an order, ${inFlight} in flight`,
          value: held.kilobytes,
          unit: 'kB',
          detail: {},
        },
        { measure: `whole order, ${inFlight} in flight, p99`, value: held.p99Ms, unit: 'ms', detail: {} },
        {
          measure: 'CPU time a second while idle',
          value: [...idlePerMs.values()].reduce((total, one) => total + one, 0) * 1000,
          unit: 'ms',
          detail: Object.fromEntries(idlePerMs),
        },
      ]
      return findings
    } finally {
      orders.close()
      await mongodb.close()
    }
  },
}
