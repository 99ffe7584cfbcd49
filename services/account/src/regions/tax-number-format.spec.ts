import { describe, expect, it } from 'vitest'
import { isTaxNumberOf } from './tax-number-format.ts'

describe('a tax number', () => {
  it.each([
    ['DE', 'DE 123456789'],
    ['DE', '123456789'],
    ['AT', 'ATU12345678'],
    ['GR', 'EL123456789'],
    ['NL', 'NL123456789B01'],
    ['CH', 'CHE-123.456.789 MWST'],
    ['GB', 'GB 123 4567 89'],
    ['CN', '91440300MA5EXAMPL9'],
    ['US', '12-3456789'],
    ['JP', 'T1234567890123'],
    ['ZA', '4123456789'],
  ])('of %s may be %s', (country, taxNumber) => {
    expect(isTaxNumberOf(country, taxNumber)).toBe(true)
  })

  it.each([
    ['DE', 'DE12345678'],
    ['DE', 'FR123456789'],
    ['AT', '12345678'],
    ['CN', '12345'],
    ['US', '1234'],
  ])('of %s is not %s', (country, taxNumber) => {
    expect(isTaxNumberOf(country, taxNumber)).toBe(false)
  })
})
