import { describe, expect, it } from 'vitest'
import { isTaxedAlike } from './is-taxed-alike.ts'
import { type TaxedParty, taxRuleFor } from './tax-rule-for.ts'
import type { TaxRules } from './tax-rules.ts'

const rules: TaxRules = {
  rates: [
    { country: 'DE', basisPoints: 1900 },
    { country: 'FR', basisPoints: 2000 },
    { country: 'ES', basisPoints: 2000 },
  ],
  euPrivateSales: 'destination',
}
const seller = { country: 'DE', taxNumber: 'DE123456789' }
const at = (country: string, taxNumber = ''): TaxedParty => ({ country, taxNumber })
const alike = (one: TaxedParty, other: TaxedParty, of = seller) =>
  isTaxedAlike(taxRuleFor(rules, of, one), taxRuleFor(rules, of, other))

describe('two deliveries', () => {
  it('are taxed alike where both leave the European Union, whatever the countries', () => {
    expect(alike(at('US'), at('CA'))).toBe(true)
    expect(alike(at('US'), at('US'))).toBe(true)
  })
  it('are not where one is taxed, or by another country', () => {
    expect(alike(at('DE'), at('US'))).toBe(false)
    expect(alike(at('US'), at('DE'))).toBe(false)
    expect(alike(at('FR'), at('ES'))).toBe(false)
    expect(alike(at('FR', 'FR12345678901'), at('FR'))).toBe(false)
    expect(alike(at('FR', 'FR12345678901'), at('US'))).toBe(false)
  })
  it('are where no tax is charged at all', () => {
    const untaxed = { country: 'DE', taxNumber: '' }
    expect(alike(at('DE'), at('US'), untaxed)).toBe(true)
    expect(isTaxedAlike(undefined, taxRuleFor(rules, seller, at('US')))).toBe(false)
  })
})
