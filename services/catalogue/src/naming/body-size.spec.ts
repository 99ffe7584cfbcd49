import { expect, it } from 'vitest'
import { bodySize } from './body-size.ts'

it('is given as the part is drawn, with the long side across', () => {
  expect(bodySize([0, 0, 9.914, 7.15])).toEqual({ width: 9.91, depth: 7.15 })
  expect(bodySize([-3.575, -1, 3.575, 8.914])).toEqual({ width: 9.91, depth: 7.15 })
})

it('is not given without a drawing', () => {
  expect(bodySize([0, 0, 0, 0])).toBeUndefined()
  expect(bodySize([1, 1, 5, 1])).toBeUndefined()
})
