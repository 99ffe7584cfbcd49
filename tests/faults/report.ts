import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectFolder } from '@pinline/infra/project-folders'
import { type FaultRun, faultRun } from './fault-run.ts'

const jsonFile = join(import.meta.dirname, 'report.json')
const tableFile = join(import.meta.dirname, 'report.md')
const formatter = join(projectFolder, 'node_modules', '.bin', 'biome')

const line = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`

/** One run as a row of the table of runs. */
export const rowOf = (run: FaultRun): string =>
  line([
    run.fault,
    run.seed,
    run.counts ? 'yes' : 'no',
    `${run.acknowledged} of ${run.demanded}`,
    `${run.calls.ok} / ${run.calls.fail} / ${run.calls.unknown}`,
    `${run.placingMs.p50} / ${run.placingMs.p95}`,
    run.violations.length,
    run.faultSeconds,
    run.quietSeconds,
    run.seconds,
    run.hit,
  ])

export const tableHead = [
  line([
    'fault',
    'seed',
    'counts',
    'orders of demanded',
    'calls ok / refused / unknown',
    'place-order p50 / p95, ms',
    'violations',
    'fault, s',
    'quiet after, s',
    'in all, s',
    'how it hit',
  ]),
  line(Array.from({ length: 11 }, () => '---')),
]

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0)

/** All runs of one fault in a row. */
const summaryOf = (fault: string, runs: readonly FaultRun[]): string =>
  line([
    fault,
    runs.map(({ seed }) => seed).join(', '),
    `${runs.filter(({ counts }) => counts).length} of ${runs.length}`,
    runs.map(({ acknowledged }) => acknowledged).join(', '),
    sum(runs.map(({ calls }) => calls.unknown)),
    sum(runs.map(({ violations }) => violations.length)),
    Math.max(...runs.map(({ quietSeconds }) => quietSeconds)),
  ])

const summaryHead = [
  line([
    'fault',
    'seeds',
    'runs that count',
    'orders acknowledged',
    'calls without an answer',
    'violations',
    'longest quiet, s',
  ]),
  line(Array.from({ length: 7 }, () => '---')),
]

const readRuns = (): FaultRun[] =>
  existsSync(jsonFile) ? faultRun.array().parse(JSON.parse(readFileSync(jsonFile, 'utf8'))) : []

/** `report.md` from all stored runs. */
const tableOf = (runs: readonly FaultRun[]): string => {
  const byFault = Map.groupBy(runs, ({ fault }) => fault)
  const broken = runs
    .filter(({ violations }) => violations.length > 0)
    .flatMap(({ fault, seed, at, violations }) => [
      '',
      `## Violations: ${fault}, seed ${seed}, ${at}`,
      '',
      ...violations.slice(0, 20).map((violation) => `- ${violation.slice(0, 400)}`),
    ])
  return [
    '# Fault runs',
    '',
    'Written by `npm run test:faults`. Of each fault and seed the last run stands here, but never one with fewer orders in',
    'the place of one with more.',
    '',
    ...summaryHead,
    ...[...byFault].map(([fault, of]) => summaryOf(fault, of)),
    '',
    '## Runs',
    '',
    ...tableHead,
    ...runs.map(rowOf),
    ...broken,
    '',
  ].join('\n')
}

/** Stores a run in `report.json` and rewrites `report.md` from all runs. */
export const appendRun = (run: FaultRun): void => {
  const runs = readRuns()
  const same = runs.findIndex(({ fault, seed }) => fault === run.fault && seed === run.seed)
  const known = runs[same]
  if (known === undefined) runs.push(run)
  else if (known.demanded <= run.demanded) runs[same] = run
  else return
  writeFileSync(jsonFile, `${JSON.stringify(runs, null, 2)}\n`)
  writeFileSync(tableFile, tableOf(runs))
  // In the formatter's style, because the files are committed.
  execFileSync(formatter, ['format', '--write', jsonFile, tableFile], { cwd: projectFolder, stdio: 'ignore' })
}
