import { expect, it } from 'vitest'
import { writePending } from '../cart/pending-line.ts'
import { matched, part } from './order-rows.fixtures.ts'
import { choose, matchedRows, orderRows, withQuantity } from './order-rows.ts'
import { keepList, readStoredList, restoredList, type StoredList, storedRow } from './stored-list.ts'

const memory = () => {
  const stored = new Map<string, string>()
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
    stored,
  }
}
const lines = [
  matched({ line: 1 }),
  matched({ line: 2, partNumber: 'M-11', match: 'read-as', candidates: [part('2')] }),
]
const list: StoredList = {
  text: 'M-1 20\nM-11 20',
  reading: {
    rows: [
      { line: 1, cells: ['M-1', '20'] },
      { line: 2, cells: ['M-11', '20'] },
    ],
    head: null,
    kinds: ['part', 'quantity'],
  },
  isOrdered: false,
  isWaiting: false,
  rows: orderRows(lines).map(storedRow),
}

it('is read by whoever made it, and by who signs in with it', () => {
  const store = memory()
  keepList(store, 'b-1', list)
  expect(readStoredList(store, 'b-1')).toMatchObject(list)
  expect(readStoredList(store, 'b-2')).toBeUndefined()
  expect(readStoredList(store, '')).toBeUndefined()
  keepList(store, '', list)
  expect(readStoredList(store, 'b-2')).toMatchObject(list)
})

it('is not kept where nothing is left to do, nor beyond a size', () => {
  for (const done of [
    { ...list, text: '', reading: null, rows: [] },
    { ...list, isOrdered: true, rows: [] },
    { ...list, text: 'x'.repeat(1_000_000) },
  ]) {
    const store = memory()
    keepList(store, '', list)
    keepList(store, '', done)
    expect(store.stored.size).toBe(0)
  }
})

it.each([
  '{',
  '{}',
  '[]',
  'null',
  '{"buyer":"","text":"x","reading":{},"isOrdered":false,"isWaiting":false,"rows":[]}',
])('is not read from what has another shape: %s', (text) => {
  const store = memory()
  keepList(store, '', list)
  for (const key of store.stored.keys()) store.stored.set(key, text)
  expect(readStoredList(store, '')).toBeUndefined()
})

it('comes back with what was chosen, entered and removed, by new matches', () => {
  const [first, second] = orderRows(lines)
  if (first === undefined || second === undefined) throw new Error('a row is missing')
  const chosen = withQuantity(choose(second, part('2').id), 35)
  const { rows } = restoredList(memory(), matchedRows(lines), { ...list, rows: [chosen].map(storedRow) })
  expect(rows).toEqual([chosen])
  const refused = { ...list, rows: [choose(first, null)].map(storedRow) }
  expect(restoredList(memory(), matchedRows(lines), refused).rows).toEqual([choose(first, null)])
})

it('leaves out what waited for the login and is in the cart by now', () => {
  const store = memory()
  const waiting = { ...list, isWaiting: true }
  writePending(store, { key: 'first', lines: [{ productId: part('1').id, quantity: 20 }] })
  expect(restoredList(store, matchedRows(lines), waiting)).toMatchObject({ isWaiting: true, isOrdered: false })
  expect(restoredList(store, matchedRows(lines), waiting).rows).toHaveLength(2)
  writePending(store, { key: 'first', lines: [] })
  const added = restoredList(store, matchedRows(lines), waiting)
  expect(added).toMatchObject({ isWaiting: false, isOrdered: true })
  expect(added.rows.map(({ partNumber }) => partNumber)).toEqual(['M-11'])
})
