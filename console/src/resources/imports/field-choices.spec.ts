import { expect, it } from 'vitest'
import { groupOf, hasDecimals, priceFrom, priceParts, titleOf } from './field-choices.ts'

const choices = [
  { field: 'model' as const, title: 'Part number', required: true },
  { field: 'price.EUR', title: 'Price EUR', required: false },
]

it('lists each field under a heading', () => {
  expect(['model', 'moq', 'onHand', 'price.EUR', 'price.EUR.100', 'name.de', 'attribute.plating'].map(groupOf)).toEqual(
    ['part', 'trade', 'stock', 'price', 'price', 'name', 'attribute'],
  )
})

it('requires a decimal mark for numeric fields', () => {
  expect([hasDecimals('pitchMm'), hasDecimals('price.USD.10'), hasDecimals('attribute.plating')]).toEqual([
    true,
    true,
    true,
  ])
  expect([hasDecimals(null), hasDecimals('model'), hasDecimals('onHand'), hasDecimals('name.de')]).toEqual([
    false,
    false,
    false,
    false,
  ])
})

it('splits a price field from its quantity and joins them again', () => {
  expect(priceParts('price.EUR.100')).toEqual({ base: 'price.EUR', from: '100' })
  expect(priceParts('model')).toBeUndefined()
  expect(priceFrom('price.EUR', ' 250 ')).toBe('price.EUR.250')
  expect(priceFrom('price.EUR', '')).toBe('price.EUR')
  expect([priceFrom('price.EUR', '0'), priceFrom('price.EUR', '1.5'), priceFrom('price.EUR', 'x')]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

it('uses the names of the service', () => {
  expect(['model', 'price.EUR', 'price.EUR.100', 'attribute.gone'].map((field) => titleOf(field, choices))).toEqual([
    'Part number',
    'Price EUR',
    'Price EUR ≥ 100',
    'attribute.gone',
  ])
})
