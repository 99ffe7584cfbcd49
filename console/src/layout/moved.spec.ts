import { expect, it } from 'vitest'
import { moved } from './moved.ts'

it.each([
  [0, 2, 'bca'],
  [2, 0, 'cab'],
  [1, 0, 'bac'],
  [1, 1, 'abc'],
  [0, -1, undefined],
  [2, 3, undefined],
  [3, 0, undefined],
])('moves the item at %i to %i: %s', (from, to, expected) => {
  expect(moved(['a', 'b', 'c'], from, to)?.join('')).toBe(expected)
})
