import { describe, expect, it } from 'vitest'
import type { NamedAddress } from './address.ts'
import { placeFieldsOf, postalLines } from './postal-address.ts'

const address = (place: Partial<NamedAddress>): NamedAddress => ({
  name: 'Demo Buyer',
  phone: '+12025550123',
  company: '',
  taxNumber: '',
  zipcode: '',
  zone: '',
  zoneName: '',
  country: 'US',
  countryName: 'United States',
  city: 'Austin',
  address: '100 Sample Avenue',
  ...place,
})

describe('the fields of a place', () => {
  it.each([
    ['US', false, ['address', 'city', 'zone', 'zipcode']],
    ['DE', false, ['address', 'zipcode', 'city']],
    ['GB', false, ['address', 'city', 'zipcode']],
    ['FR', false, ['address', 'zipcode', 'city']],
    ['JP', true, ['zipcode', 'zone', 'city', 'address']],
    ['CN', true, ['zipcode', 'zone', 'city', 'address']],
    ['CN', false, ['address', 'city', 'zone', 'zipcode']],
  ] as const)('of %s in its own script (%s) are in its order', (country, isOwnScript, fields) => {
    expect(placeFieldsOf(country, isOwnScript)).toEqual(fields)
  })
})

describe('an address', () => {
  it('has its postal code before the city in Germany, and its company above the street', () => {
    const berlin = address({
      country: 'DE',
      countryName: 'Germany',
      zone: 'BE',
      zoneName: 'Berlin',
      city: 'Berlin',
      zipcode: '10115',
      company: 'Sample Works GmbH',
      address: '12 Example Street',
    })
    expect(postalLines(berlin, { withName: true })).toEqual([
      'Demo Buyer',
      'Sample Works GmbH',
      '12 Example Street',
      '10115 Berlin',
      'Germany',
    ])
  })

  it('has its state by its code in the United States', () => {
    const austin = address({ zone: 'TX', zoneName: 'Texas', zipcode: '78701' })
    expect(postalLines(austin, { withName: false })).toEqual(['100 Sample Avenue', 'Austin, TX 78701', 'United States'])
  })

  it('begins with the largest place in Chinese', () => {
    const shenzhen = address({
      country: 'CN',
      countryName: '中国',
      zone: 'GD',
      zoneName: '广东省',
      city: '深圳市',
      zipcode: '518000',
      address: '南山区样品路8号',
    })
    expect(postalLines(shenzhen, { withName: false })).toEqual(['518000', '广东省深圳市', '南山区样品路8号', '中国'])
  })

  it('has its city before the street in Japanese', () => {
    const tokyo = address({
      country: 'JP',
      countryName: '日本',
      zone: '13',
      zoneName: '東京都',
      city: '港区',
      zipcode: '105-0001',
      address: '見本町1-2-3',
    })
    expect(postalLines(tokyo, { withName: false })).toEqual(['〒105-0001', '東京都', '港区見本町1-2-3', '日本'])
  })

  it('does not repeat a city that the format has as text', () => {
    const singapore = address({ country: 'SG', countryName: 'Singapore', city: 'Singapore', zipcode: '018956' })
    expect(postalLines(singapore, { withName: false })).toEqual(['100 Sample Avenue', 'SINGAPORE 018956', 'Singapore'])
  })

  it('keeps what the format of its country has no place for', () => {
    const hongKong = address({ country: 'HK', countryName: 'Hong Kong', city: 'Kowloon', zipcode: '999077' })
    expect(postalLines(hongKong, { withName: false })).toContain('999077')
  })
})
