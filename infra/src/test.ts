import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runInherited } from './checks/project-program.ts'
import { addTallies, summaryLine, type Tally, tallyOf } from './checks/tally.ts'
import { ensureBrowser } from './machine/browser.ts'
import { buildFrontends } from './product/frontends.ts'
import { reportFailure } from './terminal/report-failure.ts'

/** Vitest's projects as they run, one after the other. */
const projects = {
  unit: 'Unit specs',
  system: 'Tests on real servers, three at a time',
  alone: 'Tests on real servers that measure time or take all there is, one at a time',
}

/** Runs the tests of one of vitest's projects whose files match one of the filters. */
const runProject = async (
  project: keyof typeof projects,
  filters: string[],
  environment: Record<string, string>,
): Promise<Tally> => {
  const folder = mkdtempSync(join(tmpdir(), 'pinline-report-'))
  const reportFile = join(folder, 'report.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`]
  try {
    process.stdout.write(`\n${projects[project]}\n`)
    const args = ['run', '--project', project, '--passWithNoTests', ...reporters, ...filters]
    const code = await runInherited('vitest', args, environment)
    const report: unknown = existsSync(reportFile) ? JSON.parse(readFileSync(reportFile, 'utf8')) : undefined
    return tallyOf(report, code)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Prerequisites of tests on real servers, prepared once so that no two tests fetch or build them concurrently. */
const prepare = async (): Promise<void> => {
  await ensureBrowser()
  await buildFrontends()
}

const test = async (filters: string[], environment: Record<string, string>): Promise<Tally> => {
  const preparing = prepare()
  preparing.catch(() => undefined)
  const tallies = [await runProject('unit', filters, environment)]
  await preparing
  for (const project of ['system', 'alone'] as const) tallies.push(await runProject(project, filters, environment))
  return addTallies(tallies)
}

/** Every journey is run by both personas. */
const both = '--both'
const args = process.argv.slice(2)
const filters = args.filter((argument) => argument !== both)
const failed: Tally = { passed: 0, failed: 1 }
const tally = await test(filters, args.includes(both) ? { JOURNEYS_BY: 'both' } : {}).catch((error: unknown) => {
  reportFailure(error)
  return failed
})
process.exitCode = tally.failed === 0 && tally.passed > 0 ? 0 : 1
process.stdout.write(`\n${summaryLine(tally)}\n`)
