import { expect, it } from 'vitest'
import { createFormat } from './create-format.ts'

it('formats weights in grams or kilograms', () => {
  const format = createFormat('en')
  expect(format.weight(500)).toBe('500 g')
  expect(format.weight(1190)).toBe('1.19 kg')
  expect(createFormat('de').weight(1190)).toBe('1,19 kg')
})

it('formats money with the narrow symbol of its currency', () => {
  expect(createFormat('en').money({ minor: 36238, currency: 'USD' })).toBe('$362.38')
})

it('formats a rate as the price of one unit', () => {
  expect(createFormat('en').rate('7.1328', 'CNY')).toBe('¥7.1328')
  expect(createFormat('de').rate('7.1', 'CNY')).toBe('7,1000\u00a0¥')
})

it.each([
  [900, '0 sec'],
  [59_000, '59 sec'],
  [125_000, '2 min'],
  [7_500_000, '2 hr 5 min'],
  [90_000_000, '1 day 1 hr'],
  [86_400_000 + 60_000, '1 day'],
])('writes %i ms as %s', (milliseconds, text) => {
  expect(createFormat('en').duration(milliseconds)).toBe(text)
})
