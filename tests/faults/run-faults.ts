import { parseArgs } from 'node:util'
import { startServers, type TestServers } from '../harness/start-servers.ts'
import type { Fault } from './fault.ts'
import { type FaultRun, failedRun } from './fault-run.ts'
import { allFaults } from './faults/all-faults.ts'
import { appendRun, presentCommit } from './report.ts'
import { rowOf, tableHead } from './report-table.ts'
import { type RunOptions, runFault } from './run-fault.ts'

const { values } = parseArgs({
  options: {
    fault: { type: 'string', multiple: true },
    seeds: { type: 'string', default: '1' },
    seed: { type: 'string', default: '1' },
    orders: { type: 'string', default: '500' },
  },
})

/** A run that throws is a result too: one that could not be judged. */
const judged = async (servers: TestServers, fault: Fault, options: RunOptions): Promise<FaultRun> => {
  const began = performance.now()
  try {
    return await runFault(servers, fault, options)
  } catch (error) {
    const { seed, orders: demanded, commit } = options
    const seconds = Math.round((performance.now() - began) / 100) / 10
    return failedRun({ fault: fault.name, seed, demanded, commit }, error, seconds)
  }
}

/**
 * Runs each chosen fault with each seed on servers shared by faults with equal needs; stores every run in the report.
 */
const run = async (): Promise<number> => {
  const wanted = values.fault
  const unknown = (wanted ?? []).filter((name) => !allFaults.some((fault) => fault.name === name))
  if (unknown.length > 0) {
    process.stderr.write(
      `no such fault: ${unknown.join(', ')}; there are ${allFaults.map(({ name }) => name).join(', ')}\n`,
    )
    return 2
  }
  const faults = wanted === undefined ? allFaults : allFaults.filter(({ name }) => wanted.includes(name))
  const first = Number(values.seed)
  const seeds = Array.from({ length: Number(values.seeds) }, (_, index) => first + index)
  process.stdout.write(`${tableHead.join('\n')}\n`)
  const commit = presentCommit()
  let failed = 0
  const store = (result: FaultRun): void => {
    appendRun(result)
    process.stdout.write(`${rowOf(result)}\n`)
    for (const violation of result.violations) process.stdout.write(`  ${violation.slice(0, 400)}\n`)
    if (result.violations.length > 0 || !result.counts) failed += 1
  }
  for (const those of Map.groupBy(faults, (fault) => JSON.stringify(fault.servers ?? {})).values()) {
    const runs = those.flatMap((fault) => seeds.map((seed) => ({ fault, seed })))
    try {
      const { servers, stop } = await startServers(those[0]?.servers)
      try {
        for (const { fault, seed } of runs.splice(0))
          store(await judged(servers, fault, { seed, orders: Number(values.orders), commit }))
      } finally {
        await stop()
      }
    } catch (error) {
      for (const { fault, seed } of runs)
        store(failedRun({ fault: fault.name, seed, demanded: Number(values.orders), commit }, error, 0))
      if (runs.length === 0) throw error
    }
  }
  return failed === 0 ? 0 : 1
}

process.exitCode = await run()
