import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runInherited } from './checks/project-program.ts'
import { addTallies, summaryLine, type Tally, tallyOf } from './checks/tally.ts'
import { ensureBrowser } from './machine/browser.ts'
import { buildFrontends } from './product/frontends.ts'
import { reportFailure } from './terminal/report-failure.ts'

/** The parts of a run, in order, with vitest's projects. Projects of one part share its servers. */
const parts = {
  unit: { title: 'Unit specs', projects: ['unit'] },
  servers: {
    title: 'Tests on real servers, three at a time, then one at a time those that need both cores',
    projects: ['system', 'alone'],
  },
}

/** Runs the tests of one part whose files match one of the filters. */
const runPart = async (
  { title, projects }: (typeof parts)[keyof typeof parts],
  filters: string[],
  environment: Record<string, string>,
): Promise<Tally> => {
  const folder = mkdtempSync(join(tmpdir(), 'pinline-report-'))
  const reportFile = join(folder, 'report.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`]
  try {
    process.stdout.write(`\n${title}\n`)
    const chosen = projects.map((project) => `--project=${project}`)
    const args = ['run', ...chosen, '--passWithNoTests', ...reporters, ...filters]
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
  const unit = await runPart(parts.unit, filters, environment)
  await preparing
  return addTallies([unit, await runPart(parts.servers, filters, environment)])
}

const everyPersona = { JOURNEYS_BY: 'both' }
const everyPart = { DRAWINGS: 'all' }
const everyProbe = { PROBES: 'all' }

/** What is narrow in a plain run, and the setting that widens it. */
const wider: Record<string, Record<string, string>> = {
  /** Every journey is run by both personas. */
  '--both': everyPersona,
  /** Every probe of security is made. */
  '--deep': everyProbe,
  /** Every part is drawn. */
  '--every-part': everyPart,
  /** All of these, and the deep tests of every day. */
  '--all': { ...everyPersona, ...everyProbe, ...everyPart },
}
const args = process.argv.slice(2)
const filters = args.filter((argument) => wider[argument] === undefined)
const dayMs = 86_400_000
/** A plain run has the deep tests of its day, `tests/drawn-specs.ts`. */
const drawn = args.length === 0 ? { TESTS_OF_DAY: String(Math.floor(Date.now() / dayMs)) } : {}
const settings = Object.assign(drawn, ...args.map((argument) => wider[argument] ?? {}))
const failed: Tally = { passed: 0, failed: 1 }
const tally = await test(filters, settings).catch((error: unknown) => {
  reportFailure(error)
  return failed
})
process.exitCode = tally.failed === 0 && tally.passed > 0 ? 0 : 1
process.stdout.write(`\n${summaryLine(tally)}\n`)
