import { sessionId } from '@pinline/events/ids'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cacheSessions, type SessionClient } from './session-cache.ts'

const buyer = (n: number) => ({
  sessionId: sessionId.parse(`buyer-${String(n).padStart(24, '0')}`),
  audience: 'buyer' as const,
})

describe('cached sessions', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setImmediate', 'Date'] })
    vi.spyOn(performance, 'now').mockImplementation(() => Date.now())
  })
  afterEach(() => {
    vi.restoreAllMocks()
    vi.useRealTimers()
  })

  const requesting = () => {
    const ended = new Set<string>()
    const questions: number[] = []
    let broken = false
    const query: SessionClient = async (sessions) => {
      questions.push(sessions.length)
      if (broken) throw new Error('no answer')
      return sessions.map((requested) => ({ alive: !ended.has(requested.sessionId), permissions: [] }))
    }
    const alive = cacheSessions(query)
    return {
      ended,
      questions,
      breakDown: () => {
        broken = true
      },
      isAlive: async (n: number) => {
        const [state] = await Promise.all([alive(buyer(n)), vi.advanceTimersByTimeAsync(1)])
        return state.alive
      },
      all: async (count: number) => {
        const states = Promise.all(Array.from({ length: count }, (_, n) => alive(buyer(n))))
        await vi.advanceTimersByTimeAsync(1)
        return await states
      },
    }
  }

  it('are queried together, and not again while the result is valid', async () => {
    const { all, questions } = requesting()
    expect(await all(20)).toHaveLength(20)
    await all(20)
    expect(questions).toEqual([20])
  })

  it('in use are refreshed by one query, however many requests there are', async () => {
    const { all, questions } = requesting()
    for (let round = 0; round < 20; round += 1) {
      await all(30)
      await vi.advanceTimersByTimeAsync(99)
    }
    expect(questions.length).toBeLessThanOrEqual(8)
    expect(new Set(questions)).toEqual(new Set([30]))
  })

  it('are over within a second of their end', async () => {
    const { isAlive, ended } = requesting()
    expect(await isAlive(1)).toBe(true)
    ended.add(buyer(1).sessionId)
    await vi.advanceTimersByTimeAsync(990)
    expect(await isAlive(1)).toBe(false)
  })

  it('expire when the account service does not respond', async () => {
    const { isAlive, breakDown } = requesting()
    expect(await isAlive(1)).toBe(true)
    breakDown()
    await vi.advanceTimersByTimeAsync(400)
    expect(await isAlive(1)).toBe(true)
    await vi.advanceTimersByTimeAsync(150)
    await expect(isAlive(1)).rejects.toThrow('no answer')
  })

  it('that are no longer used are not refreshed', async () => {
    const { isAlive, questions } = requesting()
    await isAlive(1)
    await vi.advanceTimersByTimeAsync(10_000)
    const requested = questions.length
    await vi.advanceTimersByTimeAsync(10_000)
    expect(questions).toHaveLength(requested)
  })
})
