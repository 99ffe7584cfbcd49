import { describe, expect, it } from 'vitest'
import { type PrintedParty, partyLines } from './document-frame.ts'

const buyer: PrintedParty = {
  ...{ name: 'Demo Buyer', phone: '+12025550123', company: 'Sample Works', taxNumber: '' },
  ...{ address: '100 Sample Avenue', city: 'Austin', zone: 'TX', zoneName: 'Texas', zipcode: '78701' },
  ...{ country: 'US', countryName: 'United States' },
}
const linesOf = (place: Partial<PrintedParty>) => partyLines({ ...buyer, ...place }, (key) => key)

describe('the lines of an address on paper', () => {
  it('have the province by its name, in the order of the country', () => {
    const shenzhen = { country: 'CN', countryName: 'China', zone: 'GD', zipcode: '518000' }
    const written = { zoneName: '广东省', city: '深圳市', address: '南山区样品路8号' }
    expect(linesOf({ ...shenzhen, ...written })).toEqual([
      ...['Sample Works', 'Demo Buyer'],
      ...['518000', '广东省深圳市', '南山区样品路8号', 'China', '+12025550123'],
    ])
    const romanised = linesOf({ ...shenzhen, zoneName: 'Guangdong', city: 'Shenzhen', address: '8 Sample Road' })
    expect(romanised.join(' ')).toContain('Guangdong')
    expect(romanised).not.toContain('GD')
    const tokyo = { country: 'JP', countryName: '日本', zone: '13', zoneName: '東京都', zipcode: '105-0001' }
    expect(linesOf({ ...tokyo, city: '港区', address: '見本町1-2-3' })).toEqual([
      ...['Sample Works', 'Demo Buyer'],
      ...['〒105-0001', '東京都', '港区見本町1-2-3', '日本', '+12025550123'],
    ])
  })

  it('have a state by its code where a country writes it so', () => {
    expect(linesOf({})).toContain('Austin, TX 78701')
  })

  it('have company and name once, and no empty line', () => {
    expect(linesOf({ company: '', phone: '' })).toEqual([
      'Demo Buyer',
      '100 Sample Avenue',
      'Austin, TX 78701',
      'United States',
    ])
  })
})
