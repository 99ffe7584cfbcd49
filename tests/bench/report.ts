import { writeFileSync } from 'node:fs'
import { cpus, loadavg, totalmem } from 'node:os'
import { join } from 'node:path'
import type { BenchSettings, Finding } from './bench-case.ts'
import { columns } from './measuring/columns.ts'

/** The results of one case, or why it has none. */
export type CaseResult =
  | { readonly name: string; readonly seconds: number; readonly findings: readonly Finding[] }
  | { readonly name: string; readonly seconds: number; readonly failed: string }

export const reportFile = join(import.meta.dirname, 'report.json')

const targetText = (finding: Finding): string => {
  if (finding.target === undefined) return ''
  const [sign, bound] =
    'atLeast' in finding.target ? (['≥', finding.target.atLeast] as const) : (['≤', finding.target.atMost] as const)
  return `${sign} ${bound}`
}

/** Whether a result meets its target; undefined without a target. */
const meetsTarget = ({ value, target }: Finding): boolean | undefined => {
  if (target === undefined) return undefined
  return 'atLeast' in target ? value >= target.atLeast : value <= target.atMost
}

const valueText = ({ value, unit }: Finding): string =>
  unit === 'ratio' ? value.toFixed(2) : `${value >= 100 ? Math.round(value) : value.toFixed(1)} ${unit}`

/** A table of the results for a terminal. */
export const table = (results: readonly CaseResult[]): string => {
  const rows = results.flatMap((result) =>
    'failed' in result
      ? [[result.name, `failed: ${result.failed}`, '', '', '']]
      : result.findings.map((finding) => [
          result.name,
          finding.measure,
          valueText(finding),
          targetText(finding),
          { true: 'met', false: 'missed', undefined: '' }[`${meetsTarget(finding)}` as 'true' | 'false' | 'undefined'],
        ]),
  )
  const all = [['case', 'measure', 'value', 'target', ''], ...rows]
  return columns(all)
}

/** Writes the results together with a description of the machine. */
export const writeReport = (settings: BenchSettings, results: readonly CaseResult[]): void => {
  const [cpu] = cpus()
  const machine = {
    cores: cpus().length,
    cpu: cpu?.model ?? '',
    memoryMB: Math.round(totalmem() / 1024 / 1024),
    node: process.version,
    loadAverage: loadavg(),
  }
  const report = { at: new Date().toISOString(), machine, settings, results }
  writeFileSync(reportFile, `${JSON.stringify(report, null, 2)}\n`)
}
