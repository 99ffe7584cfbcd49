import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CountedAttempts, countAttempt, forgottenAfterMs, mostPerDay, pauseLeft } from './escalating-pause.ts'
import { guessesPerDay } from './sign-in-limits.ts'

const begun = Date.parse('2026-11-21T08:00:00.000Z')
const after = (ms: number) => new Date(begun + ms)

interface Attempt {
  readonly gapMs: number
  /** A right attempt is taken back. */
  readonly isRight: boolean
}

/** The times of the wrong attempts that are admitted. */
const admitted = (burst: number, attempts: readonly Attempt[]): number[] => {
  let counted: CountedAttempts | undefined
  const times: number[] = []
  let at = 0
  for (const { gapMs, isRight } of attempts) {
    at += gapMs
    if (pauseLeft({ name: 'test', burst }, counted, after(at)) > 0) continue
    counted = countAttempt(counted, after(at))
    if (isRight) counted = { ...counted, count: counted.count - 1 }
    else times.push(at)
  }
  return times
}

describe('an escalating pause', () => {
  it('is 1, 2, 4, … and at most 60 minutes after the burst', () => {
    const pauses = Array.from({ length: 9 }, (_, over) =>
      pauseLeft({ name: 'test', burst: 5 }, { count: 5 + over, lastAt: after(0) }, after(0)),
    )
    expect(pauses.map((ms) => ms / 60_000)).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60])
    expect(pauseLeft({ name: 'test', burst: 5 }, { count: 4, lastAt: after(0) }, after(0))).toBe(0)
    expect(pauseLeft({ name: 'test', burst: 5 }, { count: 5, lastAt: after(3) }, after(0))).toBe(60_000)
  })

  it('starts again after a quiet day', () => {
    const counted = { count: 40, lastAt: after(0) }
    expect(pauseLeft({ name: 'test', burst: 5 }, counted, after(forgottenAfterMs))).toBe(0)
    expect(countAttempt(counted, after(forgottenAfterMs))).toEqual({ count: 1, lastAt: after(forgottenAfterMs) })
    expect(countAttempt(counted, after(forgottenAfterMs - 1))).toMatchObject({ count: 41 })
  })

  it('admits no more wrong ones in any 24 hours than it says, whenever attempts are made', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 12 }),
        fc.array(
          fc.record({
            gapMs: fc.oneof(
              { weight: 8, arbitrary: fc.integer({ min: 0, max: 2000 }) },
              { weight: 8, arbitrary: fc.integer({ min: 0, max: 4_000_000 }) },
              { weight: 1, arbitrary: fc.integer({ min: 80_000_000, max: 90_000_000 }) },
            ),
            isRight: fc.boolean(),
          }),
          { maxLength: 300 },
        ),
        (burst, attempts) => {
          const times = admitted(burst, attempts)
          for (const [first, start] of times.entries()) {
            const within = times.slice(first).filter((time) => time < start + forgottenAfterMs)
            expect(within.length).toBeLessThanOrEqual(mostPerDay({ name: 'test', burst }))
          }
        },
      ),
    )
  })

  it('is used up by one who tries every second, and no more', () => {
    const everySecond = Array.from({ length: 86_400 }, () => ({ gapMs: 1000, isRight: false }))
    expect(admitted(10, everySecond)).toHaveLength(mostPerDay({ name: 'test', burst: 10 }))
  })
})

describe('guesses at the codes of one target', () => {
  it('are as few as SECURITY.md says, over all attackers', () => {
    expect(guessesPerDay).toBe(228)
  })
})
