import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { progressText, RemainingTime } from './remaining-time.ts'

describe('the remaining time', () => {
  it('is known from the second sample on', () => {
    const time = new RemainingTime()
    expect(time.add(1000, 0)).toBeUndefined()
    expect(time.add(900, 1000)).toBe(9)
    expect(time.add(0, 2000)).toBe(0)
  })

  it('is not known while nothing shrinks', () => {
    const time = new RemainingTime()
    time.add(1000, 0)
    expect(time.add(1000, 1000)).toBeUndefined()
    expect(time.add(1100, 2000)).toBeUndefined()
  })

  it('goes by the last twenty seconds', () => {
    const time = new RemainingTime()
    time.add(10_000, 0)
    time.add(9000, 20_000)
    expect(time.add(8000, 40_000)).toBe(160)
    expect(time.add(4000, 41_000)).toBe(1)
  })

  it('is exact at a steady pace', () => {
    const cases = fc.record({ pace: fc.integer({ min: 1, max: 20_000 }), seconds: fc.integer({ min: 1, max: 60 }) })
    fc.assert(
      fc.property(cases, ({ pace, seconds }) => {
        const time = new RemainingTime()
        const all = pace * 100
        let found: number | undefined
        for (let second = 0; second <= seconds; second += 1) found = time.add(all - pace * second, second * 1000)
        expect(found).toBeCloseTo(100 - seconds, 6)
      }),
    )
  })

  it('stands behind the progress', () => {
    expect(progressText(0, 5, undefined)).toBe('0 of 5 events')
    expect(progressText(1200, 5000, 12.4)).toBe('1200 of 5000 events, about 12 s left')
    expect(progressText(4999, 5000, 0.2)).toBe('4999 of 5000 events, about 1 s left')
  })
})
