import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createBulkRunStore, maxRunLength, maxRuns, runLifetimeMs, runPlace } from './bulk-run-store.ts'
import { type BulkOutcome, withFreshItems } from './run-each.ts'
import { type BulkItem, leftOf, restoredItems, runAndStore, storedItems } from './stored-run.ts'

interface Row {
  readonly id: string
}

const place = runPlace('s-1', 'orders')

const memory = () => {
  const values = new Map<string, string>()
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  }
}

/** A service that runs a command once for a key and refuses another body with it, as the event store does. */
const service = () => {
  const bodies = new Map<string, string>()
  const effects = new Map<string, number>()
  return {
    effects,
    run: (key: string, input: unknown, id: string): BulkOutcome<Row> => {
      const body = JSON.stringify(input)
      const before = bodies.get(key)
      if (before !== undefined) return before === body ? { kind: 'done' } : { kind: 'refused', message: 'key reused' }
      bodies.set(key, body)
      effects.set(id, (effects.get(id) ?? 0) + 1)
      return { kind: 'done' }
    },
  }
}

const itemsOf = (count: number): BulkItem<Row>[] =>
  Array.from({ length: count }, (_, at) => ({
    row: { id: `o-${at}` },
    key: `key-${at}`,
    input: { orderNo: `o-${at}`, version: at, until: null },
    outcome: { kind: 'waiting' },
  }))

/** How the page ends at a command: before the service had it, after it without a response, or as a failure of the network. */
type Cut = 'before' | 'after' | 'failed'

/** Runs until the command with this number, at which the page ends; what is stored is what it leaves. */
const runUntil = async (
  items: readonly BulkItem<Row>[],
  { at, cut }: { readonly at: number; readonly cut: Cut },
  { run, keep }: { run: ReturnType<typeof service>['run']; keep: (items: readonly BulkItem<Row>[]) => void },
): Promise<void> => {
  let sent = 0
  let end: () => void = () => undefined
  let isOver = false
  const closed = new Promise<void>((resolve) => {
    end = resolve
  })
  const running = runAndStore<Row>(items, {
    isStopped: () => false,
    store: (next) => {
      if (!isOver) keep(next)
    },
    send: async ({ row, key, input }) => {
      const number = sent
      sent += 1
      if (isOver) return await new Promise(() => undefined)
      if (number !== at) return await Promise.resolve(run(key, input, row.id))
      if (cut !== 'before') run(key, input, row.id)
      if (cut === 'failed') return { kind: 'failed', message: '' }
      isOver = true
      end()
      return await new Promise(() => undefined)
    },
  })
  await Promise.race([running, closed])
}

describe('an interrupted run', () => {
  it('is continued with what is left, and each record is changed exactly once', async () => {
    const cuts = fc.array(fc.record({ at: fc.nat(12), cut: fc.constantFrom<Cut>('before', 'after', 'failed') }), {
      maxLength: 4,
    })
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 30 }), cuts, async (count, interruptions) => {
        const store = createBulkRunStore(memory(), () => 0)
        const { run, effects } = service()
        const keep = (items: readonly BulkItem<Row>[]) =>
          store.write({ id: 'run', place, step: 'start-stocking', items: storedItems(items) })
        const rows = itemsOf(count).map(({ row }) => row)
        let items = itemsOf(count)
        for (const interruption of interruptions) {
          await runUntil(items, interruption, { run, keep })
          // A new page knows what is stored and nothing else.
          items = withFreshItems(restoredItems(store.readAll(place)[0]?.items ?? [], rows), [])
        }
        await runUntil(items, { at: -1, cut: 'before' }, { run, keep })
        expect(leftOf({ items: store.readAll(place)[0]?.items ?? [] })).toBe(0)
        expect([...effects.values()]).toEqual(rows.map(() => 1))
      }),
    )
  })

  it('sends nothing of what is done, and shows what was refused', () => {
    const stored = storedItems([
      { row: { id: 'a' }, key: '1', input: {}, outcome: { kind: 'done' } },
      { row: { id: 'b' }, key: '2', input: {}, outcome: { kind: 'refused', message: 'No' } },
      { row: { id: 'c' }, key: '3', input: {}, outcome: { kind: 'conflict' } },
      { row: { id: 'd' }, key: '4', input: {}, outcome: { kind: 'not-allowed' } },
      { row: { id: 'e' }, key: '5', input: {}, outcome: { kind: 'sending' } },
      { row: { id: 'f' }, key: '6', input: {}, outcome: { kind: 'failed', message: 'away' } },
    ])
    expect(leftOf({ items: stored })).toBe(2)
    const rows = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id }))
    expect(restoredItems(stored, rows).map(({ outcome }) => outcome)).toEqual([
      { kind: 'done' },
      { kind: 'refused', message: 'No' },
      { kind: 'conflict' },
      { kind: 'not-allowed' },
      { kind: 'unknown' },
    ])
  })
})

describe('the store of runs', () => {
  const run = (id: string, owner = place) => ({ id, place: owner, step: 'take', items: storedItems(itemsOf(1)) })

  it('has the runs of a person and a list, the newest first, until they are removed', () => {
    const store = createBulkRunStore(memory(), () => 0)
    store.write(run('1'))
    store.write(run('2'))
    store.write(run('3', runPlace('s-2', 'orders')))
    expect(store.readAll(place).map(({ id }) => id)).toEqual(['2', '1'])
    store.remove('2')
    expect(store.readAll(place).map(({ id }) => id)).toEqual(['1'])
    store.removeOf('s-1')
    expect(store.readAll(place)).toEqual([])
    expect(store.readAll(runPlace('s-2', 'orders'))).toHaveLength(1)
  })

  it('keeps few, short ones, for some days', () => {
    let now = 0
    const storage = memory()
    const store = createBulkRunStore(storage, () => now)
    for (let at = 0; at <= maxRuns; at += 1) store.write(run(String(at)))
    expect(store.readAll(place)).toHaveLength(maxRuns)
    store.write({ ...run('long'), step: 'x'.repeat(maxRunLength) })
    expect(store.readAll(place).map(({ id }) => id)).not.toContain('long')
    now = runLifetimeMs - 1
    store.write(run('5'))
    expect(store.readAll(place)).toHaveLength(maxRuns)
    now = runLifetimeMs
    // Continuing a run does not make it younger.
    expect(store.readAll(place)).toEqual([])
    expect(storage.getItem('console.bulk-runs')).toBeNull()
  })

  it('keeps the other runs where one is malformed', () => {
    const storage = memory()
    const store = createBulkRunStore(storage, () => 0)
    store.write(run('1'))
    store.write(run('2'))
    const [second, first] = z.array(z.unknown()).parse(JSON.parse(storage.getItem('console.bulk-runs') ?? ''))
    const malformed = [{ id: 'x', items: 'none' }, null, { ...run('y'), startedAt: 'today' }]
    storage.setItem('console.bulk-runs', JSON.stringify([second, ...malformed, first]))
    expect(store.readAll(place).map(({ id }) => id)).toEqual(['2', '1'])
    store.remove('2')
    expect(store.readAll(place).map(({ id }) => id)).toEqual(['1'])
  })

  it('survives a storage that is full or holds something else', () => {
    const broken = {
      ...memory(),
      getItem: () => '{"no":"runs"}',
      setItem: () => {
        throw new Error('full')
      },
    }
    const store = createBulkRunStore(broken, () => 0)
    store.write(run('1'))
    expect(store.readAll(place)).toEqual([])
  })
})
