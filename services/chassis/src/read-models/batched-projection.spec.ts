import type { RecordedEvent } from '@pinline/events/event'
import { describe, expect, it } from 'vitest'
import { BatchedProjection, type EventsByRow } from './batched-projection.ts'

const recorded = (streamId: string, sequence = 1): RecordedEvent => ({
  id: `${streamId}@${sequence}`,
  service: 'catalogue',
  streamType: 'price',
  streamId,
  sequence,
  event: { type: 'changed', data: {} },
  actor: { kind: 'service', id: 'catalogue' },
  correlationId: 'c',
  causationId: 'c',
  recordedAt: '2026-11-21T08:00:00.000Z',
})
const of = (rowId: string, ...events: readonly RecordedEvent[]): EventsByRow => new Map([[rowId, events]])

/** Folds that the test completes. */
const controlledFolds = () => {
  const started: { readonly rows: Record<string, readonly string[]>; readonly end: (error?: Error) => void }[] = []
  const folds = new BatchedProjection(
    (byRow) =>
      new Promise((resolve, reject) => {
        started.push({
          rows: Object.fromEntries([...byRow].map(([rowId, events]) => [rowId, events.map(({ id }) => id)])),
          end: (error) => (error === undefined ? resolve() : reject(error)),
        })
      }),
  )
  return { started, folds, rows: () => started.map((one) => one.rows) }
}
const turn = () => new Promise((resolve) => setImmediate(resolve))

describe('batched folds of a view', () => {
  it('combine what arrives at the same time', async () => {
    const { started, folds, rows } = controlledFolds()
    const all = [
      folds.fold(of('p-1', recorded('product-1'), recorded('product-1', 2))),
      folds.fold(of('p-1', recorded('price-1'))),
      folds.fold(of('p-2', recorded('stock-2'))),
    ]
    await turn()
    expect(rows()).toEqual([{ 'p-1': ['product-1@1', 'product-1@2', 'price-1@1'], 'p-2': ['stock-2@1'] }])
    started[0]?.end()
    await Promise.all(all)
  })

  it('have no row that is in another one, nor overtake what waits for it', async () => {
    const { started, folds, rows } = controlledFolds()
    const first = folds.fold(of('p-1', recorded('product-1')))
    await turn()
    const rest = [
      folds.fold(of('p-1', recorded('price-1'))),
      folds.fold(of('p-1', recorded('price-1', 2))),
      folds.fold(of('p-2', recorded('product-2'))),
    ]
    await turn()
    expect(rows()).toEqual([{ 'p-1': ['product-1@1'] }, { 'p-2': ['product-2@1'] }])
    started[0]?.end()
    await first
    await turn()
    expect(rows()[2]).toEqual({ 'p-1': ['price-1@1', 'price-1@2'] })
    for (const { end } of started) end()
    await Promise.all(rest)
  })

  it('that fail reject only the callers whose events they had', async () => {
    const { started, folds } = controlledFolds()
    const failing = [folds.fold(of('p-1', recorded('product-1'))), folds.fold(of('p-2', recorded('product-2')))]
    await turn()
    const other = folds.fold(of('p-1', recorded('price-1')))
    started[0]?.end(new Error('no primary'))
    expect((await Promise.allSettled(failing)).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    await turn()
    started[1]?.end()
    await expect(other).resolves.toBeUndefined()
  })

  it('are limited in size, so that no event waits too long', async () => {
    const { started, folds, rows } = controlledFolds()
    const events = (row: number) => Array.from({ length: 350 }, (_, at) => recorded(`product-${row}`, at + 1))
    const all = Array.from({ length: 10 }, (_, row) => folds.fold(of(`p-${row}`, ...events(row))))
    await turn()
    expect(rows().map((one) => Object.keys(one).length)).toEqual([6, 4])
    for (const { end } of started) end()
    await Promise.all(all)
  })
})
