import { expect, test } from 'vitest'
import { readFormDraft, writeFormDraft } from './form-draft.ts'

const memory = () => {
  const stored = new Map<string, string>()
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
    stored,
  }
}
const hour = 3_600_000
const typed = { buyerId: 'b-1', at: hour, values: { poNumber: 'PO-7' } }

test('a draft is for the buyer who typed it, within an hour', () => {
  const storage = memory()
  writeFormDraft(storage, 'reference', typed)
  expect(readFormDraft(storage, 'reference', { buyerId: 'b-1', now: 2 * hour - 1 })).toEqual({ poNumber: 'PO-7' })
  expect(readFormDraft(storage, 'address', { buyerId: 'b-1', now: hour })).toBeUndefined()
})

test.each([
  { reason: 'of another buyer', buyerId: 'b-2', now: hour },
  { reason: 'that is an hour old', buyerId: 'b-1', now: 2 * hour },
  { reason: 'from the future', buyerId: 'b-1', now: 0 },
])('a draft $reason is removed', ({ buyerId, now }) => {
  const storage = memory()
  writeFormDraft(storage, 'reference', typed)
  expect(readFormDraft(storage, 'reference', { buyerId, now })).toBeUndefined()
  expect(storage.stored.size).toBe(0)
})

test('what cannot be read is no draft, and a full storage is no error', () => {
  const storage = { ...memory(), getItem: () => '{' }
  expect(readFormDraft(storage, 'reference', { buyerId: 'b-1', now: hour })).toBeUndefined()
  const full = {
    ...memory(),
    setItem: () => {
      throw new Error('full')
    },
  }
  expect(() => writeFormDraft(full, 'reference', typed)).not.toThrow()
})
