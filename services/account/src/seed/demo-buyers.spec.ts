import { addressInput } from '@pinline/contracts/account/buyer/address'
import { isRejection } from '@pinline/contracts/api/error-codes'
import { isDemoAccount } from '@pinline/events/ids'
import { describe, expect, it } from 'vitest'
import { checkedAddress } from '../regions/named-address.ts'
import { isTaxNumberOf } from '../regions/tax-number-format.ts'
import { demoBuyers } from './demo-buyers.ts'

const companies = demoBuyers.flatMap(({ buyerId, company }) => (company === undefined ? [] : [{ buyerId, ...company }]))

describe('demo buyers', () => {
  it('are a dozen of ten countries, each in a language and a currency of its own', () => {
    expect(demoBuyers).toHaveLength(12)
    expect(new Set(companies.map(({ address }) => address.country)).size).toBe(10)
    expect(new Set(demoBuyers.map(({ currency }) => currency)).size).toBe(6)
    expect(new Set(demoBuyers.map(({ language }) => language)).size).toBeGreaterThanOrEqual(9)
  })

  it('say by their ids that they are demo data, each once', () => {
    expect(demoBuyers.filter(({ buyerId }) => !isDemoAccount(buyerId))).toEqual([])
    expect(new Set(demoBuyers.map(({ buyerId }) => buyerId)).size).toBe(demoBuyers.length)
  })

  it.each(companies)('$address.company has an address that the shop would take, and nobody’s mailbox', (company) => {
    const { address, data, email } = company
    const stored = checkedAddress(addressInput.parse(address))
    expect(isRejection(stored) ? stored : stored.zone).toBe(address.zone)
    expect(address.company).toMatch(/demo|démo|デモ|演示|示範/i)
    expect(isTaxNumberOf(address.country, data.taxNumber)).toBe(true)
    expect(email).toMatch(/\.demo\.example$/)
  })
})
