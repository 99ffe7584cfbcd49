import type { AddressInput } from '@pinline/contracts/account/buyer/address'
import { languageCodes } from '@pinline/contracts/api/languages'
import { iso31661, iso31662 } from 'iso-3166'
import { describe, expect, it } from 'vitest'
import { countryCodes, countryName, freightZoneOf } from './countries.ts'
import { checkedAddress, named } from './named-address.ts'
import { zoneUseOf } from './zone-use.ts'
import { countriesWithoutZones as abroad, zoneCodeOf, zoneName, zonesOf } from './zones.ts'

const input: AddressInput = {
  name: 'Demo Buyer',
  phone: '13800138000',
  zipcode: '518000',
  country: 'CN',
  zone: 'Guangdong',
  city: 'Shenzhen',
  address: '1 Sample Road, Nanshan',
  company: '',
  taxNumber: '',
}

describe('countries', () => {
  it('are those of ISO 3166-1, each once and each with freight', () => {
    expect(countryCodes).toEqual(iso31661.map(({ alpha2 }) => alpha2).sort())
    expect(countryCodes).toHaveLength(249)
    expect(countryCodes.filter((code) => freightZoneOf(code) === undefined)).toEqual([])
  })
  it.each(languageCodes)('have a name each in %s', (language) => {
    for (const code of countryCodes) expect(countryName(code, language)).not.toBe(code)
  })
  it('fall into the columns of the freight table', () => {
    expect(['CN', 'JP', 'DE', 'BR', 'ZA'].map(freightZoneOf)).toEqual([
      'domestic',
      'asia',
      'europe',
      'americas',
      'rest',
    ])
    expect(freightZoneOf('XX')).toBeUndefined()
  })
})

describe('a zone', () => {
  it('is required where people write one', () => {
    expect(['US', 'CN', 'JP', 'BR', 'IT'].map(zoneUseOf)).toEqual(Array.from({ length: 5 }, () => 'required'))
    expect(checkedAddress({ ...input, zone: '' })).toMatchObject({ errors: { zone: 'required' } })
  })
  it('may be missing where nobody writes one', () => {
    expect(['GB', 'DE', 'FR', 'NL', 'SE'].map(zoneUseOf)).toEqual(Array.from({ length: 5 }, () => 'unused'))
    expect(checkedAddress({ ...input, country: 'DE', zone: '', city: 'Berlin' })).toMatchObject({ zone: '' })
  })
})

describe('zones', () => {
  it('are named in the reader’s script if it is the country’s', () => {
    expect(zonesOf('CN', 'zh_cn').find(({ code }) => code === 'GD')?.name).toBe('广东省')
    expect(zonesOf('CN', 'zh_hk').find(({ code }) => code === 'GD')?.name).toBe('廣東省')
    expect(zonesOf('CN', 'ja').find(({ code }) => code === 'GD')?.name).toBe('広東省')
    expect(zonesOf('CN', 'de').find(({ code }) => code === 'GD')?.name).toBe('Guangdong')
  })
  it('are accepted by code and by name', () => {
    expect(zoneCodeOf('US', 'ca')).toBe('CA')
    expect(zoneCodeOf('JP', '東京都')).toBe('13')
    expect(['广东省', '廣東省', '広東省'].map((name) => zoneCodeOf('CN', name))).toEqual(['GD', 'GD', 'GD'])
    expect(zoneCodeOf('US', 'Bavaria')).toBeUndefined()
  })
  it('are those of ISO 3166-2, of 200 countries', () => {
    expect(countryCodes.filter((code) => zonesOf(code, 'en').length > 0)).toHaveLength(200)
    expect(zonesOf('SE', 'en')).toHaveLength(21)
    for (const { code, name, parent } of iso31662) {
      const country = code.slice(0, 2)
      const stored = zoneCodeOf(country, code.slice(3))
      expect({ code, name, parent, stored: stored !== undefined }).toEqual({
        code,
        name,
        parent,
        stored: !abroad.has(code),
      })
    }
  })
  it('are offered once each, with different names', () => {
    for (const country of countryCodes) {
      const zones = zonesOf(country, 'en')
      expect(new Set(zones.map(({ code }) => code)).size).toBe(zones.length)
    }
  })
  it('of a second level are accepted but not offered', () => {
    expect(zonesOf('FR', 'en').some(({ code }) => code === '01')).toBe(false)
    expect(zoneCodeOf('FR', 'Ain')).toBe('01')
    expect(zoneName('FR', '01', 'Belley', 'en')).toBe('Ain')
  })
  it('are not offered if they are countries themselves', () => {
    expect(zonesOf('CN', 'en')).toHaveLength(31)
    expect(zoneCodeOf('CN', 'HK')).toBeUndefined()
    expect(zonesOf('US', 'en').some(({ code }) => code === 'PR')).toBe(false)
  })
  it('are free text if none are listed', () => {
    expect(zonesOf('HK', 'en')).toEqual([])
    expect(zoneCodeOf('HK', 'Kowloon')).toBe('Kowloon')
    expect(zoneName('HK', 'Kowloon', 'Kowloon', 'en')).toBe('Kowloon')
  })
})

describe('an address', () => {
  it('is stored with the code of its zone and returned with names', () => {
    const stored = checkedAddress(input)
    expect(stored).toMatchObject({ country: 'CN', zone: 'GD' })
    if ('kind' in stored) throw new Error('refused')
    expect(named(stored, 'zh_cn')).toMatchObject({ countryName: '中国', zoneName: 'Guangdong' })
  })
  it.each([
    ['zh_cn', '广东省'],
    ['zh_hk', '廣東省'],
    ['ja', '広東省'],
    ['de', '广东省'],
  ] as const)('in Chinese characters names its province in them in %s', (language, zoneName) => {
    const written = { ...input, zone: 'GD', city: '深圳市', address: '南山区样品路8号' }
    expect(named(written, language)).toMatchObject({ zoneName })
  })
  it('in Latin letters names its province in them for every reader', () => {
    const tokyo = { ...input, country: 'JP', zone: '13', city: 'Minato-ku', address: '1-2-3 Mihon' }
    for (const language of languageCodes) expect(named(tokyo, language).zoneName).toBe('Tokyo')
  })
  it.each([
    [{ country: 'XX' }, { country: 'country-unknown' }],
    [{ zone: 'Atlantis' }, { zone: 'zone-unknown' }],
  ])('%j is refused', (wrong, errors) => {
    expect(checkedAddress({ ...input, ...wrong })).toMatchObject({ code: 'invalid-input', errors })
  })
})
