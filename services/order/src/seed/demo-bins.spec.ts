import { expect, it } from 'vitest'
import { demoBin } from './demo-bins.ts'

it('fills shelf after shelf', () => {
  expect([0, 3, 4, 19, 20, 79].map(demoBin)).toEqual([
    ...['A-01-01', 'A-01-04', 'A-02-01', 'A-05-04', 'B-01-01', 'D-05-04'],
  ])
  expect(new Set(Array.from({ length: 80 }, (_, nth) => demoBin(nth))).size).toBe(80)
})
