import { TooBusyError } from '@pinline/chassis/http/too-busy'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LoginGate } from './login-gate.ts'

describe('the gate before password hashing', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
  afterEach(() => vi.useRealTimers())

  const work = (gate: LoginGate, ms: number) => {
    let running = false
    const done = gate
      .pass(async () => {
        running = true
        await new Promise((resolve) => setTimeout(resolve, ms))
        running = false
        return 'done' as const
      })
      .catch((error: unknown) => (error instanceof TooBusyError ? ('busy' as const) : Promise.reject(error)))
    return { isRunning: () => running, done }
  }

  it('runs two at a time, the others in the order they came', async () => {
    const gate = new LoginGate({ concurrency: 2, perSecond: undefined })
    const all = Array.from({ length: 5 }, () => work(gate, 100))
    await vi.advanceTimersByTimeAsync(50)
    expect(all.map(({ isRunning }) => isRunning())).toEqual([true, true, false, false, false])
    await vi.advanceTimersByTimeAsync(100)
    expect(all.map(({ isRunning }) => isRunning())).toEqual([false, false, true, true, false])
    await vi.advanceTimersByTimeAsync(1000)
    expect(await Promise.all(all.map(({ done }) => done))).toEqual(Array(5).fill('done'))
  })

  it('keeps its rate and refuses work that would wait longer than a second', async () => {
    const gate = new LoginGate({ concurrency: 2, perSecond: 10 })
    const burst = Array.from({ length: 30 }, () => work(gate, 20))
    await vi.advanceTimersByTimeAsync(2000)
    const outcomes = await Promise.all(burst.map(({ done }) => done))
    expect(outcomes.slice(0, 10)).toEqual(Array(10).fill('done'))
    expect(outcomes.slice(11)).toEqual(Array(19).fill('busy'))
    expect(
      await Promise.all([work(gate, 0)].map(({ done }) => vi.advanceTimersByTimeAsync(100).then(() => done))),
    ).toEqual(['done'])
  })

  it('can refuse beforehand, and admits again when there is room', async () => {
    const gate = new LoginGate({ concurrency: 2, perSecond: 3 })
    gate.admit()
    const all = Array.from({ length: 4 }, () => work(gate, 10))
    expect(() => gate.admit()).toThrow(TooBusyError)
    await vi.advanceTimersByTimeAsync(2000)
    gate.admit()
    await Promise.all(all.map(({ done }) => done))
  })

  it('refuses who waited a second behind work that does not end', async () => {
    const gate = new LoginGate({ concurrency: 2, perSecond: 10 })
    const slow = [work(gate, 5000), work(gate, 5000)]
    await vi.advanceTimersByTimeAsync(200)
    const late = work(gate, 10)
    await vi.advanceTimersByTimeAsync(1100)
    expect(await late.done).toBe('busy')
    await vi.advanceTimersByTimeAsync(5000)
    expect(await Promise.all(slow.map(({ done }) => done))).toEqual(['done', 'done'])
  })

  it('continues after work that failed', async () => {
    const gate = new LoginGate({ concurrency: 1, perSecond: undefined })
    await expect(gate.pass(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    expect(await gate.pass(async () => 'on')).toBe('on')
  })
})
