import { given } from '@pinline/chassis/domain/given'
import type { SellerEvent } from '@pinline/events/order/seller-event'
import { describe, expect, it } from 'vitest'
import { at } from '../order/order.fixtures.ts'
import { evolveSeller, firstSeller, type Seller, sellerAt } from './seller.ts'
import { sellerDecider } from './seller-decider.ts'

const seller: Seller = {
  name: 'Example Connectors Ltd',
  address: '12 Example Street',
  zipcode: '',
  city: 'Hong Kong',
  country: 'HK',
  registrationNumber: '0000000',
  taxNumber: '',
  email: 'sales@connectors.example',
  phone: '',
  incoterm: 'FCA',
}
const changed: SellerEvent = { type: 'seller-changed', data: { ...seller, changedAt: at('09:00:00') } }

describe('update-seller', () => {
  it('replaces the demo seller', () =>
    given(sellerDecider, [])
      .when({ type: 'update-seller', ...seller, now: at('09:00:00') })
      .then([changed]))
  it('does nothing if nothing would change', () =>
    given(sellerDecider, [changed])
      .when({ type: 'update-seller', ...seller, now: at('10:00:00') })
      .thenNothing())
  it('delivers duty unpaid as long as no terms are set', () => {
    const { incoterm: _, ...before } = changed.data
    expect(sellerAt(evolveSeller(firstSeller, { ...changed, data: before }), 1).incoterm).toBe('DAP')
  })
  it('keeps the data that earlier documents show', () => {
    const state = evolveSeller(firstSeller, changed)
    expect(sellerAt(state, 0).name).toContain('demo')
    expect(sellerAt(state, 1)).toEqual(seller)
    expect(() => sellerAt(state, 2)).toThrow('no version 2')
  })
})
