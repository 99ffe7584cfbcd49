import { numberSignsOf } from '@pinline/ui/format/number-signs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { freightStepFormValues, parseFreightSteps } from './freight-step-form-values.ts'

const signs = numberSignsOf('en')
const rows = (...typed: [string, string][]) => typed.map(([upTo, price], key) => ({ key, upTo, price }))

describe('freight steps in the form', () => {
  it('are kilograms and dollars, with a decimal point or comma', () =>
    expect(parseFreightSteps(rows(['0.25', '16.4'], ['1,5', '21,30'], ['20', '0']), signs).steps).toEqual([
      { upToGrams: 250, usCents: 1640 },
      { upToGrams: 1500, usCents: 2130 },
      { upToGrams: 20_000, usCents: 0 },
    ]))
  it('have the first validation error of each row', () => {
    const { steps, fieldErrors } = parseFreightSteps(
      rows(['1', '2'], ['0', '1'], ['1', '1'], ['1.2345', '1'], ['2', '1.234'], ['3', '']),
      signs,
    )
    expect(steps).toEqual([{ upToGrams: 1000, usCents: 200 }])
    expect([...fieldErrors].map(([key, { field, fieldError }]) => [key, field, fieldError])).toEqual([
      [1, 'upTo', 'weight-wrong'],
      [2, 'upTo', 'not-ascending'],
      [3, 'upTo', 'weight-wrong'],
      [4, 'price', 'price-wrong'],
      [5, 'price', 'price-wrong'],
    ])
  })
  it('refuse a weight that the language reads as thousands', () => {
    const { fieldErrors } = parseFreightSteps(rows(['1,250', '3']), signs)
    expect([...fieldErrors]).toEqual([[0, { field: 'upTo', fieldError: 'weight-wrong' }]])
  })
  it('parse back to the same steps', () => {
    const steps = fc
      .uniqueArray(fc.integer({ min: 1, max: 10_000_000 }), { maxLength: 40 })
      .chain((weights) =>
        fc.tuple(
          ...weights
            .sort((a, b) => a - b)
            .map((upToGrams) => fc.nat(1_000_000).map((usCents) => ({ upToGrams, usCents }))),
        ),
      )
    fc.assert(
      fc.property(steps, fc.constantFrom('en', 'de', 'fr'), (set, tag) => {
        const own = numberSignsOf(tag)
        const read = parseFreightSteps(freightStepFormValues(set, own), own)
        expect(read.fieldErrors.size).toBe(0)
        expect(read.steps).toEqual(set)
      }),
    )
  })
})
