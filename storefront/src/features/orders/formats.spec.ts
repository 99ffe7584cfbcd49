import { expect, it } from 'vitest'
import { formatsOf } from './formats.ts'

it('writes weights in grams or kilograms', () => {
  const formats = formatsOf('en')
  expect(formats.weight(500)).toBe('500 g')
  expect(formats.weight(1190)).toBe('1.19 kg')
  expect(formatsOf('de').weight(1190)).toBe('1,19 kg')
})

it('keeps the page’s own formats', () => {
  expect(formatsOf('en').money({ minor: 36238, currency: 'USD' })).toBe('$362.38')
})

it('writes a rate as the price of one unit', () => {
  expect(formatsOf('en').rate('7.1328', 'CNY')).toBe('¥7.1328')
  expect(formatsOf('de').rate('7.1', 'CNY')).toBe('7,1000\u00a0¥')
})
