import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { maxWebhookTries, pauseAfter } from './retry-schedule.ts'

const hour = 3_600_000
const share = fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true })
const pausesOf = (one: number) =>
  Array.from({ length: maxWebhookTries - 1 }, (_, failed) => pauseAfter(failed + 1, one) ?? 0)

describe('the pauses between the requests of a delivery', () => {
  it('grow', () => {
    fc.assert(
      fc.property(share, (one) => {
        const pauses = pausesOf(one)
        expect(pauses).toEqual(pauses.toSorted((left, right) => left - right))
        expect(pauses[0]).toBeGreaterThanOrEqual(4500)
      }),
    )
  })
  it('are three days in all, and never more', () => {
    fc.assert(
      fc.property(share, (one) => {
        const total = pausesOf(one).reduce((sum, pause) => sum + pause, 0)
        expect(total).toBeLessThanOrEqual(72 * hour)
        expect(total).toBeGreaterThanOrEqual(64 * hour)
      }),
    )
    expect(pausesOf(0).reduce((sum, pause) => sum + pause, 0)).toBeGreaterThan(71 * hour)
  })
  it('end after the last request', () => expect(pauseAfter(maxWebhookTries, 0)).toBeUndefined())
})
