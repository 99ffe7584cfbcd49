import { describe, expect, it } from 'vitest'
import { carriersWithTracking, trackingUrl } from './carrier-tracking.ts'

describe('the tracking page of a carrier', () => {
  it.each([
    ['FedEx', '7712 3456', 'https://www.fedex.com/fedextrack/?trknbr=7712%203456'],
    ['dhl-express', 'JD01', 'https://www.dhl.com/global-en/home/tracking.html?tracking-id=JD01'],
    ['顺丰速运', 'SF1', 'https://www.sf-express.com/chn/sc/waybill/waybill-detail/SF1'],
    ['UPS', ' 1Z$&9 ', 'https://www.ups.com/track?tracknum=1Z%24%269'],
  ])('of %s is found by its name', (carrier, number, page) => expect(trackingUrl(carrier, number)).toBe(page))
  it('does not exist for other carriers', () => expect(trackingUrl('Demo Express', 'DX1')).toBeUndefined())
  it('has the number, on a page that is encrypted on its way', () => {
    for (const carrier of carriersWithTracking) expect(trackingUrl(carrier, 'N1')).toMatch(/^https:\/\/[^{}]*N1/)
  })
})
