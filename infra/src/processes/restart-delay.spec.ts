import { expect, it } from 'vitest'
import { restartDelay } from './restart-delay.ts'

it('starts again at once after a long life', () => {
  expect(restartDelay(0)).toBe(0)
})

it('waits longer with every crash in a row, 10 s at most', () => {
  expect([1, 2, 3, 4, 20].map(restartDelay)).toEqual([200, 400, 800, 1_600, 10_000])
})
