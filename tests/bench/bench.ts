import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { startServers } from '../harness/start-servers.ts'
import { startSystem } from '../harness/start-system.ts'
import type { Bench, BenchCase, BenchSettings, StartedSystem } from './bench-case.ts'
import { ceiling } from './cases/ceiling.ts'
import { command } from './cases/command.ts'
import { commits } from './cases/commits.ts'
import { cost } from './cases/cost.ts'
import { details } from './cases/details.ts'
import { eventFeed } from './cases/event-feed.ts'
import { importing } from './cases/import.ts'
import { latency } from './cases/latency.ts'
import { logins } from './cases/logins.ts'
import { orderLists } from './cases/orders.ts'
import { pages } from './cases/pages.ts'
import { rawOrder } from './cases/raw-order.ts'
import { reads } from './cases/reads.ts'
import { rebuild } from './cases/rebuild.ts'
import { relay } from './cases/relay.ts'
import { scaleOut } from './cases/scale-out.ts'
import { search } from './cases/search.ts'
import { start } from './cases/start.ts'
import { tracing, tracingAll } from './cases/tracing.ts'
import { wholeOrder } from './cases/whole-order.ts'
import { type CaseResult, reportFile, table, writeReport } from './report.ts'
import { openScratch, type Scratch } from './scratch.ts'

const cases: readonly BenchCase[] = [
  commits,
  details,
  reads,
  relay,
  latency,
  command,
  start,
  cost,
  ceiling,
  rebuild,
  logins,
  search,
  pages,
  importing,
  orderLists,
  wholeOrder,
  rawOrder,
  scaleOut,
  eventFeed,
  tracing,
  tracingAll,
]

const bounded = (least: number, most: number) => z.coerce.number().min(least).max(most)
const settingsSchema = z.object({
  rounds: bounded(1, 15).default(3),
  seconds: bounded(1, 60).default(4),
  hold: bounded(5, 900).default(30),
  orders: bounded(50, 20_000).default(500),
  events: bounded(10_000, 2_000_000).default(1_000_000),
})

const say = (text: string): void => {
  process.stdout.write(`  ${text}\n`)
}

/** A case that takes longer fails; the duration of the ceiling's load is added. */
const usualSeconds = 240

const within = async <T>(seconds: number, work: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not done after ${seconds} s`)), seconds * 1000)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

/** Runs the chosen cases one after the other on separate servers; returns 1 if a case could not be measured. */
const run = async (chosen: readonly BenchCase[], settings: BenchSettings): Promise<number> => {
  say('starting MongoDB, Kafka and Redis …')
  const { servers, stop: stopServers } = await startServers()
  const scratches: Scratch[] = []
  let started: StartedSystem | undefined
  const start = async (): Promise<StartedSystem> => {
    say('starting the product …')
    const began = performance.now()
    const system = await startSystem(servers)
    started = { system, startSeconds: (performance.now() - began) / 1000 }
    return started
  }
  const stopSystem = async () => {
    const stopping = started?.system
    started = undefined
    await stopping?.stop()
  }
  const bench: Bench = {
    servers,
    settings,
    say,
    system: async () => started ?? (await start()),
    freshSystem: async () => {
      await stopSystem()
      return await start()
    },
    scratch: async (name) => {
      const scratch = await openScratch(servers, name)
      scratches.push(scratch)
      return scratch
    },
  }
  const results: CaseResult[] = []
  try {
    for (const { name, run: measure, maxSeconds = usualSeconds } of chosen) {
      say(`${name} … (load ${loadavg()[0]?.toFixed(1)})`)
      const began = performance.now()
      const seconds = () => Math.round((performance.now() - began) / 100) / 10
      try {
        const findings = await within(maxSeconds + settings.hold, measure(bench))
        results.push({ name, findings, seconds: seconds() })
      } catch (error) {
        const failed = error instanceof Error ? (error.stack ?? error.message) : String(error)
        results.push({ name, failed, seconds: seconds() })
      }
      writeReport(settings, results)
      process.stdout.write(`${table(results.slice(-1))}\n`)
      for (const scratch of scratches.splice(0)) await scratch.end()
    }
  } finally {
    await stopSystem()
    await stopServers()
  }
  process.stdout.write(`\n${table(results)}\n\n  ${reportFile}\n`)
  return results.some((result) => 'failed' in result) ? 1 : 0
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string' },
    seconds: { type: 'string' },
    hold: { type: 'string' },
    orders: { type: 'string' },
    events: { type: 'string' },
  },
})
const unknown = positionals.filter((name) => cases.every((one) => one.name !== name))
const settings = settingsSchema.safeParse(values)
if (unknown.length > 0 || !settings.success) {
  const names = cases.map(({ name }) => name).join(' ')
  process.stderr.write(
    `usage: npm run bench -- [${names}] [--rounds n] [--seconds n] [--hold seconds] [--orders n] [--events n]\n`,
  )
  process.exitCode = 2
} else {
  const chosen = positionals.length === 0 ? cases : cases.filter(({ name }) => positionals.includes(name))
  process.exitCode = await run(chosen, settings.data)
}
