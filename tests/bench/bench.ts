import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { startServers } from '../harness/start-servers.ts'
import { startSystem } from '../harness/start-system.ts'
import type { Bench, BenchCase, BenchSettings, StartedSystem } from './bench-case.ts'
import { commits } from './cases/commits.ts'
import { details } from './cases/details.ts'
import { relay } from './cases/relay.ts'
import { type CaseResult, reportFile, table, writeReport } from './report.ts'
import { openScratch, type Scratch } from './scratch.ts'

const cases: readonly BenchCase[] = [commits, details, relay]

const bounded = (least: number, most: number) => z.coerce.number().min(least).max(most)
const settingsSchema = z.object({
  rounds: bounded(1, 15).default(3),
  seconds: bounded(1, 60).default(4),
  hold: bounded(5, 900).default(30),
  orders: bounded(50, 20_000).default(500),
})

const say = (text: string): void => {
  process.stdout.write(`  ${text}\n`)
}

/** Runs the chosen cases one after the other on servers of their own; answers 1 where a case could not be measured. */
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
    for (const { name, run: measure } of chosen) {
      say(`${name} … (load ${loadavg()[0]?.toFixed(1)})`)
      const began = performance.now()
      const seconds = () => Math.round((performance.now() - began) / 100) / 10
      try {
        results.push({ name, findings: await measure(bench), seconds: seconds() })
      } catch (error) {
        const failed = error instanceof Error ? (error.stack ?? error.message) : String(error)
        results.push({ name, failed, seconds: seconds() })
      }
      for (const scratch of scratches.splice(0)) await scratch.end()
    }
  } finally {
    await stopSystem()
    await stopServers()
  }
  writeReport(settings, results)
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
  },
})
const unknown = positionals.filter((name) => cases.every((one) => one.name !== name))
const settings = settingsSchema.safeParse(values)
if (unknown.length > 0 || !settings.success) {
  const names = cases.map(({ name }) => name).join(' ')
  process.stderr.write(`usage: npm run bench -- [${names}] [--rounds n] [--seconds n] [--hold seconds] [--orders n]\n`)
  process.exitCode = 2
} else {
  const chosen = positionals.length === 0 ? cases : cases.filter(({ name }) => positionals.includes(name))
  process.exitCode = await run(chosen, settings.data)
}
