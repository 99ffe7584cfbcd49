import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { FaultRun } from './fault-run.ts'
import { rowOf, withRun } from './report-table.ts'

const run: FaultRun = {
  fault: 'kill-order',
  seed: 7,
  at: '2026-11-24T12:00:00.000Z',
  commit: '0123abcd',
  counts: true,
  hit: '5 processes killed',
  acknowledged: 509,
  demanded: 500,
  calls: { ok: 3256, fail: 204, unknown: 941 },
  placingMs: { p50: 622, p95: 1273 },
  violations: [],
  faultSeconds: 57.2,
  quietSeconds: 8.6,
  seconds: 160.4,
}
const violated: FaultRun = { ...run, commit: 'badbad00', violations: ['stock: p-1 has -1 pieces'] }
const failed: FaultRun = { ...run, counts: false, failed: 'the servers\ndid not start' }
const rowsOf = (report: string) =>
  (report.split('## Runs\n')[1] ?? '').split('\n').filter((line) => line.startsWith('| kill-order | 7 '))
const after = (...runs: FaultRun[]) => runs.reduce(withRun, '')

describe('the report of fault runs', () => {
  it('has the last run of a fault and seed, with its commit', () => {
    const later = { ...run, commit: '4567cdef' }
    expect(rowsOf(after(run, later))).toEqual([rowOf(later)])
  })

  it('never has a run with fewer orders in the place of one with more', () => {
    expect(rowsOf(after(run, { ...run, demanded: 60 }))).toEqual([rowOf(run)])
  })

  it('never replaces a violation by a later success', () => {
    const report = after(violated, run, { ...run, commit: '4567cdef' })
    expect(rowsOf(report)).toEqual([rowOf(violated), rowOf({ ...run, commit: '4567cdef' })])
    expect(report).toContain(
      '## Violations: kill-order, seed 7, 2026-11-24T12:00:00.000Z, badbad00\n\n- stock: p-1 has',
    )
  })

  it('has a violation beside an earlier success, also one of fewer orders', () => {
    expect(rowsOf(after(run, { ...violated, demanded: 60 }))).toHaveLength(2)
  })

  it('has a row for a run that could not be judged, with the reason', () => {
    expect(rowsOf(after(run, failed))).toEqual([rowOf(run), expect.stringContaining('| failed | ')])
    expect(after(failed)).toContain('the servers did not start')
    expect(rowsOf(after(failed, run))).toEqual([rowOf(run)])
  })

  it('retains every row of the stored report', () => {
    const stored = readFileSync(join(import.meta.dirname, 'report.md'), 'utf8')
    const [, runs = ''] = stored.split('## Runs\n')
    const before = runs.split('\n').filter((line) => line.startsWith('|')).length - 2
    const [, with1 = ''] = withRun(stored, { ...run, fault: 'of-this-spec' }).split('## Runs\n')
    expect(with1.split('\n').filter((line) => line.startsWith('|')).length - 2).toBe(before + 1)
  })
})
