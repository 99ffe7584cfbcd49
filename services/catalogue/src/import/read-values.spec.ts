import { describe, expect, it } from 'vitest'
import { countryOf, wordsOfValues, yesOrNo } from './known-words.ts'
import { readDate, readDeliveries } from './read-date.ts'
import { readNumber, readWhole } from './read-number.ts'
import { formatBreaks, readBreaks, sameBreaks } from './read-price.ts'

describe('a number', () => {
  it('is read with the decimal separator of its column', () => {
    expect(readNumber('1.27', { decimal: '.' })).toEqual({ value: 1.27 })
    expect(readNumber('1,27', { decimal: ',' })).toEqual({ value: 1.27 })
    expect(readNumber('1.27E+00', { decimal: '.' })).toEqual({ value: 1.27 })
    expect(readNumber('-40', { decimal: '.' })).toEqual({ value: -40 })
    expect(readNumber('2,54 mm', { decimal: ',' }, 'mm')).toEqual({ value: 2.54 })
  })

  it('is rejected with thousands separators, never guessed', () => {
    for (const text of ['1,234.5', '1.234,5', '1 234', '1\u202f234', '1,27', '0x10', 'NaN', 'Infinity', '1.', '.5', ''])
      expect(readNumber(text, { decimal: '.' })).toEqual({ reason: 'not-a-number' })
    expect(readNumber('1.234', { decimal: ',' })).toEqual({ reason: 'not-a-number' })
    expect(readNumber('1e999', { decimal: '.' })).toEqual({ reason: 'out-of-range' })
    expect(readWhole('1.000', { decimal: '.' })).toEqual({ reason: 'not-a-whole-number' })
    expect(readWhole('1,000', { decimal: ',' })).toEqual({ reason: 'not-a-whole-number' })
    expect(readWhole('1.5', { decimal: '.' })).toEqual({ reason: 'not-a-whole-number' })
    expect(readWhole('10.0', { decimal: '.' })).toEqual({ value: 10 })
    expect(readWhole('1E+03', { decimal: '.' })).toEqual({ value: 1000 })
  })
})

describe('words', () => {
  it('mean values in ten languages', () => {
    const mounting = wordsOfValues('mounting')
    for (const word of ['surface-mount', 'SMD', '表面贴装（SMT）', 'Montage en  surface (CMS)', '表面実装'])
      expect(mounting(word)).toBe('surface-mount')
    expect(wordsOfValues('orientation')('АБГ')).toBeUndefined()
    expect(wordsOfValues('lifecycle')('NRND')).toBe('not-for-new-designs')
    expect(['Ja', '是', 'oui', 'TRUE', '1', 'да'].map(yesOrNo)).toEqual([true, true, true, true, true, true])
    expect([yesOrNo('否'), yesOrNo('maybe')]).toEqual([false, undefined])
  })

  it('name countries', () => {
    expect(['de', 'Germany', 'Deutschland', '中国', 'Япония', 'XX', 'Atlantis'].map(countryOf)).toEqual([
      ...['DE', 'DE', 'DE', 'CN', 'JP', undefined, undefined],
    ])
  })
})

describe('a date', () => {
  it('is read if it is unambiguous', () => {
    for (const text of ['2026-12-04', '2026/12/4', '2026.12.04', '04.12.2026', '2026年12月4日', '2026-12-04T08:00'])
      expect(readDate(text)).toEqual({ value: '2026-12-04' })
    for (const text of ['04/12/2026', '2026-02-30', '46000', '4 Dec'])
      expect(readDate(text)).toEqual({ reason: 'bad-date' })
  })

  it('has its quantity in a list of deliveries', () => {
    expect(readDeliveries('2027-01-10:3000 2026-12-04:6000', { decimal: '.' })).toEqual({
      value: [
        { quantity: 6000, expectedOn: '2026-12-04' },
        { quantity: 3000, expectedOn: '2027-01-10' },
      ],
    })
    expect(readDeliveries('6000', { decimal: '.' })).toEqual({ reason: 'bad-date' })
    expect(readDeliveries('2026-12-04:0', { decimal: '.' })).toEqual({ reason: 'out-of-range' })
  })
})

describe('prices', () => {
  it('keep the digits they are written with', () => {
    const breaks = readBreaks('1:0.4039 100: 0.35 | 1000=$0.30', 'USD', { decimal: '.' })
    const at = (from: number, amount: number, scale: number) => ({
      from,
      unitPrice: { amount, scale, currency: 'USD' },
    })
    expect(breaks).toEqual({ value: [at(1, 4039, 4), at(100, 35, 2), at(1000, 30, 2)] })
    expect(readBreaks('0,42 €', 'EUR', { decimal: ',' })).toEqual({
      value: [{ from: 1, unitPrice: { amount: 42, scale: 2, currency: 'EUR' } }],
    })
    if ('value' in breaks) expect(formatBreaks(breaks.value)).toBe('1:0.4039 100:0.35 1000:0.30')
  })

  it('are the same however many digits they have', () => {
    const price = (amount: number, scale: number) => [
      { from: 1, unitPrice: { amount, scale, currency: 'USD' as const } },
    ]
    expect(sameBreaks(price(5, 1), price(5000, 4))).toBe(true)
    expect(sameBreaks(price(5, 1), price(5001, 4))).toBe(false)
  })

  it('are rejected if they are no prices', () => {
    expect(readBreaks('free', 'USD', { decimal: '.' })).toEqual({ reason: 'not-a-number' })
    expect(readBreaks('0', 'USD', { decimal: '.' })).toEqual({ reason: 'bad-price' })
    expect(readBreaks('1000000.01', 'USD', { decimal: '.' })).toEqual({ reason: 'bad-price' })
    expect(readBreaks('1:2 10:9007199254740991', 'JPY', { decimal: '.' })).toEqual({ reason: 'bad-price' })
    expect(readBreaks('1000000', 'USD', { decimal: '.' })).toMatchObject({
      value: [{ unitPrice: { amount: 1_000_000 } }],
    })
    expect(readBreaks('0.12345678', 'USD', { decimal: '.' })).toEqual({ reason: 'bad-price' })
    expect(readBreaks('100:0.4 1:0.5', 'USD', { decimal: '.' })).toEqual({ reason: 'breaks-not-ascending' })
    expect(readBreaks('1:0.4 x', 'USD', { decimal: '.' })).toEqual({ reason: 'bad-price' })
  })
})
