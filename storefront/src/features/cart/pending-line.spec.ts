import { productId } from '@pinline/events/ids'
import { expect, it } from 'vitest'
import { readPending, readPendingLines, writePending } from './pending-line.ts'

const storeOf = (start?: string) => {
  const values = new Map(start === undefined ? [] : [['pendingLine', start]])
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  }
}

it('wait until they are removed', () => {
  const store = storeOf()
  const lines = [
    { productId: productId.parse('p-0123456789abcdef'), quantity: 250, model: '43045-1000' },
    { productId: productId.parse('p-fedcba9876543210'), quantity: 1 },
  ]
  writePending(store, { key: 'first', lines })
  expect(readPending(store)).toEqual({ key: 'first', lines })
  expect(readPendingLines(store)).toEqual(lines)
  writePending(store, { key: 'first', lines: [] })
  expect(readPending(store)).toBeUndefined()
  expect(readPendingLines(store)).toEqual([])
})

it('are empty when the stored value is invalid', () => {
  for (const text of ['{"key":"k","lines":[{"productId":"x","quantity":0}]}', '[]', 'broken', '{}'])
    expect(readPendingLines(storeOf(text))).toEqual([])
})
