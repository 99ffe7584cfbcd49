import { languageCodes } from '@pinline/chassis/contract/languages'
import { describe, expect, it } from 'vitest'
import type { AddressInput } from '../contract/address.ts'
import { countryCodes, countryName, freightZoneOf } from './countries.ts'
import { checkedAddress, named } from './named-address.ts'
import { zoneCodeOf, zonesOf } from './zones.ts'

const input: AddressInput = {
  name: 'Demo Buyer',
  phone: '13800138000',
  zipcode: '518000',
  country: 'CN',
  zone: 'Guangdong',
  city: 'Shenzhen',
  address: '1 Sample Road, Nanshan',
}

describe('countries', () => {
  it('are the 249 of ISO 3166-1, each once', () => {
    expect(countryCodes).toHaveLength(249)
    expect(new Set(countryCodes).size).toBe(249)
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

describe('zones', () => {
  it('are named in the reader’s script where it is the country’s', () => {
    expect(zonesOf('CN', 'zh_cn').find(({ code }) => code === 'GD')?.name).toBe('广东省')
    expect(zonesOf('CN', 'de').find(({ code }) => code === 'GD')?.name).toBe('Guangdong')
  })
  it('are known by code and by name', () => {
    expect(zoneCodeOf('US', 'ca')).toBe('CA')
    expect(zoneCodeOf('JP', '東京都')).toBe('13')
    expect(zoneCodeOf('US', 'Bavaria')).toBeUndefined()
  })
  it('are free text where none are listed', () => {
    expect(zonesOf('MT', 'en')).toEqual([])
    expect(zoneCodeOf('MT', 'Gozo')).toBe('Gozo')
  })
})

describe('an address', () => {
  it('is kept with the code of its zone and shown with names', () => {
    const kept = checkedAddress(input)
    expect(kept).toMatchObject({ country: 'CN', zone: 'GD' })
    if ('kind' in kept) throw new Error('refused')
    expect(named(kept, 'zh_cn')).toMatchObject({ countryName: '中国', zoneName: '广东省' })
  })
  it.each([
    [{ country: 'XX' }, { country: 'country-unknown' }],
    [{ zone: 'Atlantis' }, { zone: 'zone-unknown' }],
  ])('%j is refused', (wrong, errors) => {
    expect(checkedAddress({ ...input, ...wrong })).toMatchObject({ code: 'invalid-input', errors })
  })
})
