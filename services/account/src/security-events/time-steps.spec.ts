import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { intervalMs } from './security-event.ts'
import { timeSteps } from './time-steps.ts'

const now = new Date('2026-11-21T08:07:00.000Z')

describe('the steps of a time', () => {
  it('are half hours of the last day by default', () => {
    const { from, to, stepMs, starts } = timeSteps(now, {})
    expect(from.toISOString()).toBe('2026-11-20T08:10:00.000Z')
    expect(to).toEqual(now)
    expect(stepMs).toBe(1_800_000)
    expect(starts).toHaveLength(48)
  })

  it('are one step where the end is before the beginning', () => {
    const { starts } = timeSteps(now, { from: now, to: new Date('2026-11-20T00:05:00.000Z') })
    expect(starts.map((start) => start.toISOString())).toEqual(['2026-11-20T00:00:00.000Z'])
  })

  it('cover every row of any time, each once, and are few', () => {
    const day = fc.date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(day, day, (one, other) => {
        const [from, to] = one <= other ? [one, other] : [other, one]
        const steps = timeSteps(now, { from, to })
        expect(steps.starts.length).toBeLessThanOrEqual(48)
        expect(steps.stepMs % intervalMs).toBe(0)
        expect(steps.from.getTime()).toBeLessThanOrEqual(from.getTime())
        const last = steps.starts.at(-1)?.getTime() ?? 0
        expect(last).toBeLessThanOrEqual(to.getTime())
        expect(last + steps.stepMs).toBeGreaterThan(to.getTime())
      }),
    )
  })
})
