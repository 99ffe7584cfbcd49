import { describe, expect, it } from 'vitest'
import { createDraftStore, draftLifetimeMs, maxDraftLength, maxDrafts, maxDraftsLength } from './draft-store.ts'

const fixture = () => {
  const stored = new Map<string, string>()
  let time = 1_000_000
  let room = Number.POSITIVE_INFINITY
  const store = createDraftStore(
    {
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => {
        if (value.length > room) throw new Error('full')
        stored.set(key, value)
      },
      removeItem: (key) => void stored.delete(key),
    },
    () => time,
  )
  return { store, stored, pass: (ms: number) => (time += ms), limit: (length: number) => (room = length) }
}

describe('drafts of forms', () => {
  it('returns the newest edits of a place with their time', () => {
    const { store, pass } = fixture()
    store.write('a products 1', { model: 'X' })
    pass(5)
    store.write('a products 1', { model: 'XY' })
    expect(store.read('a products 1')).toEqual({ place: 'a products 1', savedAt: 1_000_005, edits: { model: 'XY' } })
    expect(store.read('b products 1')).toBeUndefined()
  })

  it('forgets a removed draft and leaves nothing behind', () => {
    const { store, stored } = fixture()
    store.write('a products 1', { model: 'X' })
    store.remove('a products 1')
    expect(store.read('a products 1')).toBeUndefined()
    expect(stored.size).toBe(0)
  })

  it('forgets all drafts of who signs out, and those of nobody else', () => {
    const { store } = fixture()
    for (const place of ['s-1 products 1', 's-1 notices new', 's-12 products 1']) store.write(place, {})
    store.removeOf('s-1')
    expect(store.read('s-1 products 1') ?? store.read('s-1 notices new')).toBeUndefined()
    expect(store.read('s-12 products 1')).toBeDefined()
  })

  it('forgets a draft after its lifetime', () => {
    const { store, pass } = fixture()
    store.write('a products 1', { model: 'X' })
    pass(draftLifetimeMs - 1)
    expect(store.read('a products 1')).toBeDefined()
    pass(1)
    expect(store.read('a products 1')).toBeUndefined()
  })

  it('keeps a bounded number: the oldest makes room', () => {
    const { store } = fixture()
    for (let at = 0; at <= maxDrafts; at++) store.write(`a products ${at}`, { at })
    expect(store.read('a products 0')).toBeUndefined()
    expect(store.read('a products 1')).toBeDefined()
    expect(store.read(`a products ${maxDrafts}`)).toBeDefined()
  })

  it('does not keep a draft that is too long, nor the shorter one that it grew from', () => {
    const { store } = fixture()
    expect(store.write('a products 1', { model: 'X' })).toBe(true)
    expect(store.write('a products 2', { model: 'Y' })).toBe(true)
    expect(store.write('a products 1', { model: 'X'.repeat(maxDraftLength) })).toBe(false)
    expect(store.read('a products 1')).toBeUndefined()
    expect(store.read('a products 2')).toBeDefined()
  })

  it('keeps drafts of a bounded length together: the oldest make room', () => {
    const { store, stored } = fixture()
    const model = 'X'.repeat(maxDraftLength - 20)
    const last = Math.ceil(maxDraftsLength / maxDraftLength)
    for (let at = 0; at <= last; at++) expect(store.write(`a products ${at}`, { model })).toBe(true)
    expect(store.read('a products 0')).toBeUndefined()
    expect(store.read(`a products ${last}`)).toBeDefined()
    expect(stored.get('console.drafts')?.length).toBeLessThanOrEqual(maxDraftsLength + maxDrafts)
  })

  it('starts over when the stored text is not a list of drafts', () => {
    const { store, stored } = fixture()
    stored.set('console.drafts', '{"not":"drafts"}')
    expect(store.read('a products 1')).toBeUndefined()
  })

  it('says when a full storage keeps no draft, and leaves no earlier one', () => {
    const { store, stored, limit } = fixture()
    store.write('a products 1', { model: 'X' })
    limit(0)
    expect(store.write('a products 1', { model: 'XY' })).toBe(false)
    expect(stored.size).toBe(0)
  })
})
