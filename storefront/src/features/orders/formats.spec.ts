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
