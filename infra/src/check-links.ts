import { runInherited } from './checks/project-program.ts'
import { reportFailure } from './terminal/report-failure.ts'

/** Checks the shop's pages, links and pictures: those of PUBLIC_URL, or of a system started with the tests' harness. */
const checkLinks = (args: string[]): Promise<number> => {
  const script = 'bench/check-links.ts'
  return process.env.PUBLIC_URL === undefined
    ? runInherited('node', ['tests/harness/run-on-system.ts', script, ...args])
    : runInherited('node', [`tests/${script}`, ...args])
}

process.exitCode = await checkLinks(process.argv.slice(2)).catch((error: unknown) => {
  reportFailure(error)
  return 1
})
