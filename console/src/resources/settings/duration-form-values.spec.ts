import { numberSignsOf } from '@pinline/ui/format/number-signs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { durationFormValues, parseDuration } from './duration-form-values.ts'

const signs = numberSignsOf('en')

describe('form values of a duration', () => {
  it('use the largest unit without decimals', () => {
    expect(durationFormValues(900, signs)).toEqual({ amount: '15', unit: 'minutes' })
    expect(durationFormValues(86_400, signs)).toEqual({ amount: '1', unit: 'days' })
    expect(durationFormValues(129_600, signs)).toEqual({ amount: '36', unit: 'hours' })
    expect(durationFormValues(90, signs)).toEqual({ amount: '1.5', unit: 'minutes' })
  })
  it('accept a decimal point or comma, and reject other text', () => {
    expect(parseDuration({ amount: ' 1,5 ', unit: 'hours' }, signs)).toBe(5400)
    expect(parseDuration({ amount: '2', unit: 'days' }, signs)).toBe(172_800)
    for (const amount of ['', 'x', '-1', '1e3', '1.2.3', '1,250'])
      expect(parseDuration({ amount, unit: 'days' }, signs)).toBeUndefined()
  })
  it('parse back to the same duration', () =>
    fc.assert(
      fc.property(fc.integer({ min: 60, max: 2_592_000 }), fc.constantFrom('en', 'de', 'fr'), (seconds, tag) => {
        const own = numberSignsOf(tag)
        expect(parseDuration(durationFormValues(seconds, own), own)).toBe(seconds)
      }),
    ))
})
