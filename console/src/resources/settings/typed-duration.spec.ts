import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readDuration, typedDuration } from './typed-duration.ts'

describe('a typed span of time', () => {
  it('stands in the largest unit that holds it', () => {
    expect(typedDuration(900)).toEqual({ amount: '15', unit: 'minutes' })
    expect(typedDuration(86_400)).toEqual({ amount: '1', unit: 'days' })
    expect(typedDuration(129_600)).toEqual({ amount: '36', unit: 'hours' })
    expect(typedDuration(90)).toEqual({ amount: '1.5', unit: 'minutes' })
  })
  it('is read with a point or a comma, and not where it is none', () => {
    expect(readDuration({ amount: ' 1,5 ', unit: 'hours' })).toBe(5400)
    expect(readDuration({ amount: '2', unit: 'days' })).toBe(172_800)
    for (const amount of ['', 'x', '-1', '1e3', '1.2.3']) expect(readDuration({ amount, unit: 'days' })).toBeUndefined()
  })
  it('comes back as it went', () =>
    fc.assert(
      fc.property(fc.integer({ min: 60, max: 2_592_000 }), (seconds) => {
        expect(readDuration(typedDuration(seconds))).toBe(seconds)
      }),
    ))
})
