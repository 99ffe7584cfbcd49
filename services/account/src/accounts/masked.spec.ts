import { expect, it } from 'vitest'
import { masked } from './masked.ts'

it.each([
  ['13812341234', '138****1234'],
  ['orders@pinline.example', 'o***@pinline.example'],
])('%s is shown as %s', (contact, shown) => {
  expect(masked(contact)).toBe(shown)
})
