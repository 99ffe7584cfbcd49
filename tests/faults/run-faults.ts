import { parseArgs } from 'node:util'
import { startServers } from '../harness/start-servers.ts'
import { allFaults } from './faults/all-faults.ts'
import { appendRun, rowOf, tableHead } from './report.ts'
import { runFault } from './run-fault.ts'

const { values } = parseArgs({
  options: {
    fault: { type: 'string', multiple: true },
    seeds: { type: 'string', default: '1' },
    seed: { type: 'string', default: '1' },
    orders: { type: 'string', default: '500' },
  },
})

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
  let failed = 0
  for (const [mongodbMembers, those] of Map.groupBy(faults, (fault) => fault.mongodbMembers ?? 1)) {
    const { servers, stop } = await startServers({ mongodbMembers })
    try {
      for (const fault of those) {
        for (const seed of seeds) {
          const result = await runFault(servers, fault, { seed, orders: Number(values.orders) })
          appendRun(result)
          process.stdout.write(`${rowOf(result)}\n`)
          for (const violation of result.violations) process.stdout.write(`  ${violation.slice(0, 400)}\n`)
          if (result.violations.length > 0 || !result.counts) failed += 1
        }
      }
    } finally {
      await stop()
    }
  }
  return failed === 0 ? 0 : 1
}

process.exitCode = await run()
