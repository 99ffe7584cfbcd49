import type { RecordedFact } from '@pinline/events/fact'
import { describe, expect, it } from 'vitest'
import { type FactsByRow, JointFolds } from './joint-folds.ts'

const heard = (streamId: string, sequence = 1): RecordedFact => ({
  id: `${streamId}@${sequence}`,
  service: 'catalogue',
  streamType: 'price',
  streamId,
  sequence,
  fact: { type: 'changed', data: {} },
  actor: { kind: 'service', id: 'catalogue' },
  correlationId: 'c',
  causationId: 'c',
  recordedAt: '2026-11-21T08:00:00.000Z',
})
const of = (rowId: string, ...facts: readonly RecordedFact[]): FactsByRow => new Map([[rowId, facts]])

/** Folds that end when they are told to. */
const heldFolds = () => {
  const begun: { readonly rows: Record<string, readonly string[]>; readonly end: (error?: Error) => void }[] = []
  const folds = new JointFolds(
    (byRow) =>
      new Promise((resolve, reject) => {
        begun.push({
          rows: Object.fromEntries([...byRow].map(([rowId, facts]) => [rowId, facts.map(({ id }) => id)])),
          end: (error) => (error === undefined ? resolve() : reject(error)),
        })
      }),
  )
  return { begun, folds, rows: () => begun.map((one) => one.rows) }
}
const turn = () => new Promise((resolve) => setImmediate(resolve))

describe('folds of a view', () => {
  it('are made together of what comes at the same moment', async () => {
    const { begun, folds, rows } = heldFolds()
    const all = [
      folds.fold(of('p-1', heard('product-1'), heard('product-1', 2))),
      folds.fold(of('p-1', heard('price-1'))),
      folds.fold(of('p-2', heard('stock-2'))),
    ]
    await turn()
    expect(rows()).toEqual([{ 'p-1': ['product-1@1', 'product-1@2', 'price-1@1'], 'p-2': ['stock-2@1'] }])
    begun[0]?.end()
    await Promise.all(all)
  })

  it('have no row that is in another one, nor overtake what waits for it', async () => {
    const { begun, folds, rows } = heldFolds()
    const first = folds.fold(of('p-1', heard('product-1')))
    await turn()
    const rest = [
      folds.fold(of('p-1', heard('price-1'))),
      folds.fold(of('p-1', heard('price-1', 2))),
      folds.fold(of('p-2', heard('product-2'))),
    ]
    await turn()
    expect(rows()).toEqual([{ 'p-1': ['product-1@1'] }, { 'p-2': ['product-2@1'] }])
    begun[0]?.end()
    await first
    await turn()
    expect(rows()[2]).toEqual({ 'p-1': ['price-1@1', 'price-1@2'] })
    for (const { end } of begun) end()
    await Promise.all(rest)
  })

  it('that fail are told to those whose facts they had, and to nobody else', async () => {
    const { begun, folds } = heldFolds()
    const failing = [folds.fold(of('p-1', heard('product-1'))), folds.fold(of('p-2', heard('product-2')))]
    await turn()
    const other = folds.fold(of('p-1', heard('price-1')))
    begun[0]?.end(new Error('no primary'))
    expect((await Promise.allSettled(failing)).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    await turn()
    begun[1]?.end()
    await expect(other).resolves.toBeUndefined()
  })

  it('are no larger than what a process may be kept busy with', async () => {
    const { begun, folds, rows } = heldFolds()
    const facts = (row: number) => Array.from({ length: 50 }, (_, at) => heard(`product-${row}`, at + 1))
    const all = Array.from({ length: 10 }, (_, row) => folds.fold(of(`p-${row}`, ...facts(row))))
    await turn()
    expect(rows().map((one) => Object.keys(one).length)).toEqual([6, 4])
    for (const { end } of begun) end()
    await Promise.all(all)
  })
})
