import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FaultRun } from './run-fault.ts'

const jsonFile = join(import.meta.dirname, 'report.json')
const tableFile = join(import.meta.dirname, 'report.md')

/** One line of the table. */
export const rowOf = (run: FaultRun): string =>
  [
    '',
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
    run.at,
    '',
  ]
    .join(' | ')
    .trim()

export const tableHead = [
  '| fault | seed | counts | orders acknowledged of demanded | calls ok / refused / unknown | place-order p50 / p95, ms | violations | fault, s | quiet after, s | in all, s | how it hit | ended |',
  '| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |',
]

const readRuns = (): FaultRun[] => (existsSync(jsonFile) ? JSON.parse(readFileSync(jsonFile, 'utf8')) : [])

/** Adds a run to `report.json` and writes `report.md` anew from all of them. */
export const appendRun = (run: FaultRun): void => {
  const runs = [...readRuns(), run]
  writeFileSync(jsonFile, `${JSON.stringify(runs, null, 2)}\n`)
  const details = runs
    .filter(({ violations }) => violations.length > 0)
    .flatMap(({ fault, seed, at, violations }) => [
      '',
      `## ${fault}, seed ${seed}, ${at}`,
      '',
      ...violations.slice(0, 20).map((violation) => `- ${violation.slice(0, 400)}`),
    ])
  writeFileSync(
    tableFile,
    [
      '# Fault runs',
      '',
      'Written by `npm run test:faults`; every run is added.',
      '',
      ...tableHead,
      ...runs.map(rowOf),
      ...details,
      '',
    ].join('\n'),
  )
}
