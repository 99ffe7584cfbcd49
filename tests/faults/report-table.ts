import type { FaultRun } from './fault-run.ts'

/** A row of the table of runs, as it stands in the report. */
type Cells = readonly string[]

const columns = [
  'fault',
  'seed',
  'commit',
  'counts',
  'orders of demanded',
  'calls ok / refused / unknown',
  'place-order p50 / p95, ms',
  'violations',
  'fault, s',
  'quiet after, s',
  'in all, s',
  'how it hit',
] as const
type Column = (typeof columns)[number]

const summaryColumns = [
  'fault',
  'seeds',
  'runs that count',
  'orders acknowledged',
  'calls without an answer',
  'violations',
  'longest quiet, s',
]
const runsHeading = '## Runs'
/** Runs of before rows had their commit. */
const unknownCommit = 'unknown'
const shownViolations = 20
const shownCharacters = 400

const line = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`
const headOf = (names: readonly string[]): string[] => [line(names), line(names.map(() => '---'))]
const cell = (row: Cells, column: Column): string => row[columns.indexOf(column)] ?? ''
const numbersIn = (text: string): number[] => (text.match(/[\d.]+/g) ?? []).map(Number)
const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').replaceAll('|', '/').slice(0, shownCharacters)

export const tableHead = headOf(columns)

const cellsOf = (run: FaultRun): Cells => {
  const { calls, placingMs } = run
  return [
    run.fault,
    String(run.seed),
    run.commit,
    run.failed === undefined ? (run.counts ? 'yes' : 'no') : 'failed',
    `${run.acknowledged} of ${run.demanded}`,
    `${calls.ok} / ${calls.fail} / ${calls.unknown}`,
    `${placingMs.p50} / ${placingMs.p95}`,
    String(run.violations.length),
    String(run.faultSeconds),
    String(run.quietSeconds),
    String(run.seconds),
    oneLine(run.failed ?? run.hit),
  ]
}

/** One run as a row of the table of runs. */
export const rowOf = (run: FaultRun): string => line(cellsOf(run))

/** Rows of a report, also of one whose rows have no commit yet. */
const rowsIn = (report: string): Cells[] => {
  const [, table = ''] = report.split(`${runsHeading}\n`)
  const rows = table
    .split('\n')
    .filter((text) => text.startsWith('|'))
    .slice(2)
    .map((text) =>
      text
        .split('|')
        .slice(1, -1)
        .map((part) => part.trim()),
    )
  return rows.map((row) => (row.length < columns.length ? row.toSpliced(2, 0, unknownCommit) : row))
}

/** Sections about violations, which stay for ever. */
const violationsIn = (report: string): string[] => {
  const [, ...sections] = report.split('\n## Violations: ')
  return sections.map((section) => `## Violations: ${section.trimEnd()}`)
}

const hasViolation = (row: Cells): boolean => cell(row, 'violations') !== '0'

/**
 * Whether a run takes the place of a row: of the same fault and seed, with at least as many orders. A row with a
 * violation stays, whatever is run later; one that failed takes the place of no other.
 */
const replaces = (run: FaultRun, row: Cells): boolean => {
  if (cell(row, 'fault') !== run.fault || cell(row, 'seed') !== String(run.seed) || hasViolation(row)) return false
  if (cell(row, 'counts') === 'failed') return true
  const [, demanded = 0] = numbersIn(cell(row, 'orders of demanded'))
  return run.failed === undefined && run.violations.length === 0 && demanded <= run.demanded
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0)

/** All runs of one fault in a row. */
const summaryOf = (fault: string, rows: readonly Cells[]): string =>
  line([
    fault,
    rows.map((row) => cell(row, 'seed')).join(', '),
    `${rows.filter((row) => cell(row, 'counts') === 'yes').length} of ${rows.length}`,
    rows.map((row) => numbersIn(cell(row, 'orders of demanded'))[0] ?? 0).join(', '),
    sum(rows.map((row) => numbersIn(cell(row, 'calls ok / refused / unknown'))[2] ?? 0)),
    sum(rows.map((row) => Number(cell(row, 'violations')))),
    Math.max(...rows.map((row) => Number(cell(row, 'quiet after, s')))),
  ])

const sectionOf = ({ fault, seed, at, commit, violations }: FaultRun): string[] =>
  violations.length === 0
    ? []
    : [
        [
          `## Violations: ${fault}, seed ${seed}, ${at}, ${commit}`,
          '',
          ...violations.slice(0, shownViolations).map((violation) => `- ${oneLine(violation)}`),
        ].join('\n'),
      ]

/** The report with one more run. */
export const withRun = (report: string, run: FaultRun): string => {
  const rows = rowsIn(report)
  const place = rows.findIndex((row) => replaces(run, row))
  const isSmaller = rows.some((row) => {
    const [, demanded = 0] = numbersIn(cell(row, 'orders of demanded'))
    const isSame = cell(row, 'fault') === run.fault && cell(row, 'seed') === String(run.seed)
    return isSame && cell(row, 'counts') !== 'failed' && demanded > run.demanded
  })
  const isOutdone = isSmaller && run.failed === undefined && run.violations.length === 0
  if (place !== -1) rows[place] = cellsOf(run)
  else if (!isOutdone) rows.push(cellsOf(run))
  const byFault = Map.groupBy(rows, (row) => cell(row, 'fault'))
  return [
    '# Fault runs',
    '',
    'Written by `npm run test:faults`. Of each fault and seed the last run stands here, with the commit that it ran on (`+`:',
    'with changes), but never one with fewer orders in the place of one with more. A run that could not be judged is a row',
    'too: `failed`, with the reason. A row with violations stays, whatever later runs find.',
    '',
    ...headOf(summaryColumns),
    ...[...byFault].map(([fault, of]) => summaryOf(fault, of)),
    '',
    runsHeading,
    '',
    ...tableHead,
    ...rows.map(line),
    ...[...violationsIn(report), ...sectionOf(run)].flatMap((section) => ['', section]),
    '',
  ].join('\n')
}
