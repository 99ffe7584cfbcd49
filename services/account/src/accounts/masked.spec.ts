import { expect, it } from 'vitest'
import { masked, maskedName } from './masked.ts'

it.each([
  ['13812341234', '138****1234'],
  ['orders@pinline.example', 'o***@pinline.example'],
])('%s is shown as %s', (contact, shown) => {
  expect(masked(contact)).toBe(shown)
})

it.each([
  ['Demo Buyer', 'D••••r'],
  ['买家', '买••••'],
  [' ', '••••'],
])('the name %s is shown as %s', (name, shown) => {
  expect(maskedName(name)).toBe(shown)
})
