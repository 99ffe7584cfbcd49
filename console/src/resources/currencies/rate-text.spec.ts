import { numberSignsOf } from '@pinline/ui/format/number-signs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseRate, rateChange, rateText } from './rate-text.ts'

const signs = numberSignsOf('en')

describe('a rate as text', () => {
  it.each([
    [{ amount: 7118, scale: 3 }, '7.118'],
    [{ amount: 1, scale: 0 }, '1'],
    [{ amount: 8640, scale: 4 }, '0.864'],
    [{ amount: 5, scale: 8 }, '0.00000005'],
  ])('%j is %s', (rate, text) => expect(rateText(rate)).toBe(text))
  it.each([
    ['0,864', { amount: 864, scale: 3 }],
    [' 154.20 ', { amount: 1542, scale: 1 }],
    ['1', { amount: 1, scale: 0 }],
  ])('%j is read', (typed, rate) => expect(parseRate(typed, signs)).toEqual(rate))
  it.each(['', '0', '0.000', '-1', '1.2.3', '1e3', '1,234.5', '12345678', '0.123456789', '7,118', 'abc'])(
    '%j is no rate',
    (typed) => expect(parseRate(typed, signs)).toBeUndefined(),
  )
  it('is read back as it was written', () => {
    const rate = fc.record({ amount: fc.integer({ min: 1, max: 9_999_999 }), scale: fc.integer({ min: 0, max: 8 }) })
    fc.assert(
      fc.property(rate, (one) => {
        const read = parseRate(rateText(one), signs)
        expect(read && rateChange(read, one)).toBeCloseTo(0, 12)
      }),
    )
  })
})
