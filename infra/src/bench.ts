import { runInherited } from './checks/project-program.ts'
import { reportFailure } from './terminal/report-failure.ts'

/** Measures the product against raw limits, on servers and a system started for it. */
const bench = (args: string[]): Promise<number> => runInherited('node', ['tests/bench/bench.ts', ...args])

process.exitCode = await bench(process.argv.slice(2)).catch((error: unknown) => {
  reportFailure(error)
  return 1
})
