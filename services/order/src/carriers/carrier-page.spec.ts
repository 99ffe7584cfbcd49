import { isTrackingPage } from '@pinline/contracts/order/carrier/carrier'
import { describe, expect, it } from 'vitest'
import { noCarriers } from '../domain/carriers/carriers.ts'
import { carriersDecider } from '../domain/carriers/carriers-decider.ts'
import { carrierPageOf } from './carrier-page.ts'
import { seededCarriers } from './carrier-seed.ts'

const carriers = seededCarriers.reduce(
  (state, data) => carriersDecider.evolve(state, { type: 'carrier-set', data }),
  noCarriers,
)

describe('the carrier’s page of a parcel', () => {
  it.each([
    ['FedEx', '771234567890', 'https://www.fedex.com/fedextrack/?trknbr=771234567890'],
    ['dhl-express', ' 12 34/5 ', 'https://www.dhl.com/global-en/home/tracking.html?tracking-id=12%2034%2F5'],
    ['顺丰速运', 'SF1', 'https://www.sf-express.com/chn/sc/waybill/waybill-detail/SF1'],
  ])('of %s is found by its name', (name, number, page) => expect(carrierPageOf(carriers, name, number)).toBe(page))
  it('does not exist for other carriers', () => expect(carrierPageOf(carriers, 'Demo Express', 'DX1')).toBeNull())
  it('is, of each seeded carrier, one that staff could have entered', () => {
    for (const { trackingPage } of seededCarriers) expect(isTrackingPage(trackingPage ?? '')).toBe(true)
  })
})
