import { describe, expect, it } from 'vitest'
import { euVatNumberOf, isInEuropeanUnion, withCountryPrefix } from './vat-number.ts'

describe('a VAT number of the European Union', () => {
  it('has its prefix, whether it was entered with it or not', () => {
    expect(euVatNumberOf('DE', '123 456 789')).toBe('DE123456789')
    expect(euVatNumberOf('DE', 'de123456789')).toBe('DE123456789')
    expect(euVatNumberOf('AT', 'U12345678')).toBe('ATU12345678')
    expect(euVatNumberOf('GR', '123456789')).toBe('EL123456789')
  })
  it('is none in another form, or elsewhere', () => {
    for (const [country, number] of [
      ['DE', ''],
      ['DE', 'DE12345678'],
      ['DE', 'FR123456789'],
      ['GB', '123456789'],
    ] as const)
      expect(euVatNumberOf(country, number)).toBeUndefined()
  })
  it('is what businesses of the member states have', () =>
    expect(['DE', 'GR', 'GB', 'CH', 'HK'].map(isInEuropeanUnion)).toEqual([true, true, false, false, false]))
  it('has the prefix of other countries in invoices as well', () => {
    expect(withCountryPrefix('GB', '123 4567 89')).toBe('GB123456789')
    expect(withCountryPrefix('CH', 'CHE-123.456.789')).toBe('CHE123456789')
  })
})
