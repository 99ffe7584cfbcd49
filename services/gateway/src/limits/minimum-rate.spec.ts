import { describe, expect, it } from 'vitest'
import { MinimumRate } from './minimum-rate.ts'

const rules = { bytesPerSecond: 100, graceMs: 5000 }

/** The second in which a flow is ended that moves so many bytes in each second, and waits for its client if it says so. */
const endOf = (bytesIn: (second: number) => number, isWaiting: (second: number) => boolean = () => true) => {
  const rate = new MinimumRate(rules)
  let now = 0
  let bytes = 0
  let endedAt: number | undefined
  rate.watch(
    {
      bytes: () => bytes,
      isWaiting: () => isWaiting(now),
      onSlow: () => {
        endedAt = now
      },
    },
    0,
  )
  for (now = 1; now <= 60 && endedAt === undefined; now += 1) {
    bytes += bytesIn(now)
    rate.sweep(now * 1000)
  }
  return endedAt
}

describe('MinimumRate', () => {
  it('ends a client that moves nothing, or less than the rate', () => {
    expect(endOf(() => 0)).toBe(5)
    expect(endOf(() => 99)).toBe(5)
    expect(endOf((second) => (second < 20 ? 200 : 1))).toBe(25)
  })

  it('lets a client go on that keeps the rate, evenly or in one piece', () => {
    expect(endOf(() => 100)).toBeUndefined()
    expect(endOf((second) => (second % 5 === 4 ? 500 : 0))).toBeUndefined()
  })

  it('does not count the time in which another is waited for', () => {
    expect(
      endOf(
        () => 0,
        (second) => second % 4 !== 0,
      ),
    ).toBeUndefined()
    expect(
      endOf(
        () => 0,
        () => false,
      ),
    ).toBeUndefined()
  })

  it('looks no more at what has ended', () => {
    const rate = new MinimumRate(rules)
    const ended: string[] = []
    const end = rate.watch({ bytes: () => 0, isWaiting: () => true, onSlow: () => ended.push('slow') }, 0)
    end()
    rate.sweep(60_000)
    expect(ended).toEqual([])
  })
})
