import type { NewCommit } from '@pinline/chassis/event-store/event-store'
import { StateCache } from '@pinline/chassis/state-cache'
import { importField } from '@pinline/contracts/catalogue/import/import-options'
import { orderNumber } from '@pinline/events/ids'
import { describe, expect, it } from 'vitest'
import { sampleId, sampleProduct } from '../domain/product/product.fixtures.ts'
import { applyChunk, type ChunkDeps } from './apply-chunk.ts'
import type { ImportColumn } from './column-cell.ts'
import { importKnowledge } from './import-knowledge.ts'
import { PartIds } from './part-ids.ts'
import { readRow } from './read-row.ts'

const streamOf = (kind: string) => `${kind}-${sampleId.slice(2)}`
const context = { actor: { kind: 'visitor' }, correlationId: 'c', causationId: 'c' } as const

const columns: ImportColumn[] = ['manufacturer', 'model', 'onHand', 'moq', 'price.USD'].map((field, index) => ({
  ...{ name: field, index, field: importField.parse(field), decimal: '.', values: new Map() },
}))
const counted = (onHand: number) => {
  const { manufacturer, model } = sampleProduct
  const cells = [manufacturer, model, String(onHand), '50', '1:2.00']
  const row = readRow(
    { line: 2, row: 1, cells },
    columns,
    columns.length,
    importKnowledge({ categories: {}, attributes: {} }),
  )
  if (row.kind === 'wrong') throw new Error(JSON.stringify(row.errors))
  return row.values
}

/** A part with 100 pieces, in a store in memory with the rules of commits: one a version, one a request. */
const storeWithPart = () => {
  const commits: NewCommit[] = []
  const versionOf = (streamId: string) =>
    commits.filter((one) => one.streamId === streamId).reduce((sum, { events }) => sum + events.length, 0)
  const append = (commit: NewCommit): boolean => {
    const isKnown = commits.some(({ context: { request } }) => request && request.id === commit.context.request?.id)
    if (isKnown || commit.version !== versionOf(commit.streamId) + 1) return false
    return commits.push(commit) > 0
  }
  const record = (kind: string, event: NewCommit['events'][number]) =>
    append({
      ...{ streamType: kind, streamId: streamOf(kind), version: versionOf(streamOf(kind)) + 1, context },
      events: [event],
    })
  record('product', { type: 'product-imported', data: { productId: sampleId, product: sampleProduct } })
  record('stock', { type: 'stock-received', data: { productId: sampleId, quantity: 100, reason: 'delivery' } })
  const inserts: (readonly string[])[] = []
  let overtake: (() => void) | undefined
  const store = {
    service: 'catalogue',
    cached: () => new StateCache({ name: 'spec' }),
    snapshots: { read: async () => new Map() },
    loadMany: async (streams: readonly { readonly streamId: string; readonly afterVersion: number }[]) =>
      commits.filter((one) =>
        streams.some(({ streamId, afterVersion }) => streamId === one.streamId && one.version > afterVersion),
      ),
    appendMany: async (many: readonly NewCommit[]) => {
      overtake?.()
      overtake = undefined
      inserts.push(many.map(({ streamType }) => streamType))
      return many.filter(append).length
    },
    commits: {
      find: ({ 'requests.id': { $in: ids } }: { 'requests.id': { $in: readonly string[] } }) =>
        commits.flatMap(({ events, context: { request } }) =>
          request && ids.includes(request.id) ? [{ requests: [request], events }] : [],
        ),
    },
  }
  const { manufacturer, model } = sampleProduct
  const deps = {
    ...{ platform: { store }, importId: 'i1', run: 1, actor: { kind: 'staff', id: 's-1' }, columns, dryRun: false },
    ...{ partIds: new PartIds([{ id: sampleId, manufacturer, model }]), today: '2026-11-24' },
  } as unknown as ChunkDeps
  /** An order reserves pieces before the first insert. */
  const overtakenBy = (quantity: number) => {
    const data = { productId: sampleId, orderNo: orderNumber.parse('2611214073958'), quantity }
    overtake = () => record('stock', { type: 'stock-reserved-for-order', data })
  }
  const typesOf = (kind: string) =>
    commits.filter(({ streamType }) => streamType === kind).flatMap(({ events }) => events.map(({ type }) => type))
  return { deps, overtakenBy, typesOf, inserts }
}

describe('a chunk of an import', () => {
  it('writes the stock of its rows by one insert, then all else by another', async () => {
    const { deps, typesOf, inserts } = storeWithPart()
    const { results, position } = await applyChunk(deps, [counted(10)])
    expect(results).toMatchObject([{ kind: 'changed', after: { stock: { available: 10 } } }])
    expect(inserts).toEqual([['stock'], ['product', 'price']])
    expect(position).toMatchObject({ streamType: 'price', version: 1 })
    expect(typesOf('stock')).toEqual(['stock-received', 'stock-adjusted'])
  })

  it('stores nothing of a row whose count an order has made impossible in the meantime', async () => {
    const { deps, overtakenBy, typesOf } = storeWithPart()
    overtakenBy(60)
    const { results, position } = await applyChunk(deps, [counted(10)])
    expect(results).toMatchObject([{ kind: 'wrong', errors: [{ column: 'onHand', reason: 'out-of-range' }] }])
    expect(position).toBeUndefined()
    expect(typesOf('product')).toEqual(['product-imported'])
    expect(typesOf('price')).toEqual([])
    expect(typesOf('stock')).toEqual(['stock-received', 'stock-reserved-for-order'])
  })

  it('stores a row whole, once, whose stock an order has changed in the meantime', async () => {
    const { deps, overtakenBy, typesOf } = storeWithPart()
    overtakenBy(5)
    for (const stored of [await applyChunk(deps, [counted(10)]), await applyChunk(deps, [counted(10)])])
      expect(stored.results).toMatchObject([{ kind: 'changed', after: { stock: { available: 5, reserved: 5 } } }])
    expect(typesOf('product')).toEqual(['product-imported', 'product-data-changed'])
    expect(typesOf('price')).toEqual(['price-set'])
    expect(typesOf('stock')).toEqual(['stock-received', 'stock-reserved-for-order', 'stock-adjusted'])
  })
})
