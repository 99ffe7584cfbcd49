import { currencyCodes } from '@pinline/events/money'
import { numberSignsOf } from '@pinline/ui/format/number-signs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parsePrice, parsePriceBreaks, priceBreakFormValues, priceText } from './price-break-form-values.ts'

const signs = numberSignsOf('en')
const rows = (...input: [string, string][]) => input.map(([from, each], key) => ({ key, from, each }))

describe('price breaks in the form', () => {
  it('accept a decimal point or comma', () => {
    expect(parsePrice('0.4039', 'USD', signs)).toEqual({ amount: 4039, scale: 4, currency: 'USD' })
    expect(parsePrice(' 12,50 ', 'EUR', signs)).toEqual({ amount: 125, scale: 1, currency: 'EUR' })
    for (const input of ['', 'x', '-1', '1.2.3', '1.1234567', '1e3'])
      expect(parsePrice(input, 'USD', signs)).toBeUndefined()
  })

  it('refuse what the language reads as thousands', () => {
    const german = numberSignsOf('de')
    expect([parsePrice('1,250', 'USD', signs), parsePrice('1.250', 'USD', german)]).toEqual([undefined, undefined])
    expect(parsePrice('1,250', 'USD', german)).toEqual({ amount: 125, scale: 2, currency: 'USD' })
    expect(parsePrice('1250.5', 'USD', signs)).toEqual({ amount: 12_505, scale: 1, currency: 'USD' })
    expect(parsePrice('0,4039', 'USD', signs)).toEqual({ amount: 4039, scale: 4, currency: 'USD' })
  })

  it('have the first validation error of each row', () => {
    const { breaks, fieldErrors } = parsePriceBreaks(
      rows(['1', '2'], ['0', '1'], ['1', '1'], ['10', 'x'], ['20', '0']),
      'USD',
      signs,
    )
    expect(breaks).toEqual([{ from: 1, unitPrice: { amount: 2, scale: 0, currency: 'USD' } }])
    expect([...fieldErrors].map(([key, { field, fieldError }]) => [key, field, fieldError])).toEqual([
      [1, 'from', 'from-wrong'],
      [2, 'from', 'not-ascending'],
      [3, 'each', 'price-wrong'],
      [4, 'each', 'price-wrong'],
    ])
  })

  it('parse back to the same breaks', () => {
    const breaks = fc
      .tuple(
        fc.uniqueArray(fc.integer({ min: 1, max: 100_000 }), { minLength: 1, maxLength: 12 }),
        fc.constantFrom(...currencyCodes),
        fc.integer({ min: 1, max: 999_999 }),
        fc.integer({ min: 0, max: 6 }),
      )
      .map(([froms, currency, amount, scale]) => ({
        currency,
        breaks: froms.sort((a, b) => a - b).map((from) => ({ from, unitPrice: { amount, scale, currency } })),
      }))
    fc.assert(
      fc.property(breaks, fc.constantFrom('en', 'de', 'fr'), ({ currency, breaks: set }, tag) => {
        const own = numberSignsOf(tag)
        const read = parsePriceBreaks(priceBreakFormValues(set, own), currency, own)
        expect(read.fieldErrors.size).toBe(0)
        expect(read.breaks.map(({ from, unitPrice }) => [from, Number(priceText(unitPrice, signs))])).toEqual(
          set.map(({ from, unitPrice }) => [from, Number(priceText(unitPrice, signs))]),
        )
      }),
    )
  })
})
