import { runInherited } from './checks/project-program.ts'
import { reportFailure } from './terminal/report-failure.ts'

/** Runs faults against separate systems and adds the results to `tests/faults/report.md`. */
process.exitCode = await runInherited('node', ['tests/faults/run-faults.ts', ...process.argv.slice(2)]).catch(
  (error: unknown) => {
    reportFailure(error)
    return 1
  },
)
