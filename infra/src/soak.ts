import { runInherited } from './checks/project-program.ts'
import { reportFailure } from './terminal/report-failure.ts'

/** Buys and browses for hours, on servers and a system started for it, and says what has grown. */
const soak = (args: string[]): Promise<number> => runInherited('node', ['tests/bench/soak.ts', ...args])

process.exitCode = await soak(process.argv.slice(2)).catch((error: unknown) => {
  reportFailure(error)
  return 1
})
