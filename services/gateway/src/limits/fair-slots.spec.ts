import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FairSlots } from './fair-slots.ts'

const rules = { total: 4, perClient: 2, waitingPerClient: 3, waitMs: 1000 }
const present = () => new AbortController().signal

describe('FairSlots', () => {
  let slots: FairSlots
  const admitted: string[] = []
  const frees: (() => void)[] = []
  const take = async (key: string, weight = 1, signal = present()) => {
    const slot = await slots.take(key, weight, signal)
    if (typeof slot === 'string') return slot
    admitted.push(key)
    frees.push(slot)
    return 'admitted'
  }
  const freeFirst = async () => {
    frees.shift()?.()
    await vi.advanceTimersByTimeAsync(0)
  }

  beforeEach(() => {
    vi.useFakeTimers()
    slots = new FairSlots(rules)
    admitted.length = 0
    frees.length = 0
  })
  afterEach(() => void vi.useRealTimers())

  it('lets a client have its share, and others theirs meanwhile', async () => {
    for (let n = 0; n < 5; n += 1) void take('flood')
    await take('other')
    expect(admitted).toEqual(['flood', 'flood', 'other'])
  })

  it('lets clients take turns, whoever has sent most', async () => {
    for (const key of ['a', 'a', 'b', 'b']) await take(key)
    for (const key of ['a', 'a', 'a', 'c', 'd']) void take(key)
    for (let n = 0; n < 4; n += 1) await freeFirst()
    expect(admitted.slice(4).toSorted()).toEqual(['a', 'a', 'c', 'd'])
    expect(admitted.slice(4, 7)).toContain('c')
  })

  it('counts a costly request as several, and lets one in that weighs more than the share', async () => {
    await take('a', 5)
    void take('a')
    await vi.advanceTimersByTimeAsync(0)
    expect(admitted).toEqual(['a'])
    await freeFirst()
    expect(admitted).toEqual(['a', 'a'])
  })

  it('refuses who has waited too long, and who has too many waiting', async () => {
    const results = Array.from({ length: 6 }, () => take('a'))
    expect(await results[5]).toBe('full')
    await vi.advanceTimersByTimeAsync(rules.waitMs)
    expect(await Promise.all(results)).toEqual(['admitted', 'admitted', 'timeout', 'timeout', 'timeout', 'full'])
    await freeFirst()
    expect(await take('a')).toBe('admitted')
  })

  it('forgets a client that has gone', async () => {
    const client = new AbortController()
    await take('a')
    await take('a')
    const waiting = take('a', 1, client.signal)
    client.abort()
    expect(await waiting).toBe('gone')
    expect(await take('a', 1, client.signal)).toBe('gone')
    await freeFirst()
    expect(admitted).toHaveLength(2)
    expect(await take('a')).toBe('admitted')
  })

  it('frees a slot once', async () => {
    await take('a')
    await take('a')
    const [free] = frees
    free?.()
    free?.()
    expect(await take('a')).toBe('admitted')
    void take('a')
    await vi.advanceTimersByTimeAsync(0)
    expect(admitted).toHaveLength(3)
  })
})
