import { describe, expect, it } from 'vitest'
import { taxRuleFor } from './tax-rule-for.ts'
import type { TaxRules } from './tax-rules.ts'

const rules: TaxRules = {
  rates: [
    { country: 'DE', basisPoints: 1900 },
    { country: 'FR', basisPoints: 2000 },
    { country: 'GB', basisPoints: 2000 },
  ],
  euPrivateSales: 'destination',
}
const german = { country: 'DE', taxNumber: 'DE123456789' }
const british = { country: 'GB', taxNumber: '123456789' }
const at = (country: string, taxNumber = '') => ({ country, taxNumber })

describe('how a delivery is taxed', () => {
  it('not at all without a tax number or a rate of the seller', () => {
    expect(taxRuleFor(rules, at('DE'), at('DE'))).toBeUndefined()
    expect(taxRuleFor(rules, at('HK', '123'), at('DE'))).toBeUndefined()
    expect(taxRuleFor({ ...rules, rates: [] }, german, at('DE'))).toBeUndefined()
  })
  it('at home by its rate, for businesses as well', () => {
    const domestic = { treatment: 'domestic', country: 'DE', basisPoints: 1900 }
    expect(taxRuleFor(rules, german, at('DE'))).toEqual(domestic)
    expect(taxRuleFor(rules, german, at('DE', 'DE987654321'))).toEqual(domestic)
  })
  it('by the buyer where that is a business elsewhere in the European Union', () => {
    const reversed = { treatment: 'intra-community', country: 'FR', basisPoints: 0 }
    expect(taxRuleFor(rules, german, at('FR', 'FR12345678901'))).toEqual(reversed)
    expect(taxRuleFor(rules, german, at('FR', '12345678'))?.treatment).toBe('destination')
  })
  it('by the rate of the destination or of the seller where that is a private buyer', () => {
    const destination = { treatment: 'destination', country: 'FR', basisPoints: 2000 }
    expect(taxRuleFor(rules, german, at('FR'))).toEqual(destination)
    expect(taxRuleFor({ ...rules, euPrivateSales: 'seller' }, german, at('FR'))?.basisPoints).toBe(1900)
    expect(taxRuleFor(rules, german, at('IT'))).toEqual({ treatment: 'domestic', country: 'DE', basisPoints: 1900 })
  })
  it('not where it leaves the European Union, or was never in it', () => {
    const exported = { treatment: 'export', country: 'GB', basisPoints: 0 }
    expect(taxRuleFor(rules, german, at('GB', '123456789'))).toEqual(exported)
    expect(taxRuleFor(rules, british, at('FR', 'FR12345678901'))?.treatment).toBe('export')
  })
})
