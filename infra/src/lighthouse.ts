import { runInherited } from './checks/project-program.ts'
import { ensureBrowser } from './machine/browser.ts'
import { reportFailure } from './terminal/report-failure.ts'

/** Measures the shop's pages with Lighthouse: those of PUBLIC_URL, or of a system started with the tests' harness. */
const measurePages = async (args: string[]): Promise<number> => {
  await ensureBrowser()
  const script = 'bench/lighthouse.ts'
  return process.env.PUBLIC_URL === undefined
    ? runInherited('node', ['tests/harness/run-on-system.ts', script, ...args])
    : runInherited('node', [`tests/${script}`, ...args])
}

process.exitCode = await measurePages(process.argv.slice(2)).catch((error: unknown) => {
  reportFailure(error)
  return 1
})
