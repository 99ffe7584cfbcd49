import { runInherited } from './checks/project-program.ts'
import { ensureBrowser } from './machine/browser.ts'
import { reportFailure } from './terminal/report-failure.ts'

/** Starts a system with the tests' harness and takes the screenshots. */
const takeScreenshots = async (args: string[]): Promise<number> => {
  await ensureBrowser()
  return runInherited('node', ['tests/harness/run-on-system.ts', 'journeys/screenshots.ts', ...args])
}

process.exitCode = await takeScreenshots(process.argv.slice(2)).catch((error: unknown) => {
  reportFailure(error)
  return 1
})
