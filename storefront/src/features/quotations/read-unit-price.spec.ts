import { expect, it } from 'vitest'
import { readUnitPrice } from './read-unit-price.ts'

it('reads prices with point or comma, and nothing else', () => {
  expect(readUnitPrice(' 0,1234 ', 'EUR', 'en')).toEqual({ amount: 1234, scale: 4, currency: 'EUR' })
  expect(readUnitPrice('12.5', 'USD', 'en')).toEqual({ amount: 125_000, scale: 4, currency: 'USD' })
  expect(readUnitPrice('3', 'JPY', 'en')).toEqual({ amount: 30_000, scale: 4, currency: 'JPY' })
  for (const typed of ['', '1.23456', '-1', '1,234.5', 'free'])
    expect(readUnitPrice(typed, 'USD', 'en')).toBeUndefined()
})

it('refuses what the language reads as thousands', () => {
  expect([readUnitPrice('1,250', 'USD', 'en'), readUnitPrice('1.250', 'EUR', 'de')]).toEqual([undefined, undefined])
  expect(readUnitPrice('1,250', 'EUR', 'de')).toEqual({ amount: 12_500, scale: 4, currency: 'EUR' })
})
