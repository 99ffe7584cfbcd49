import { expect, it } from 'vitest'
import { maxPerSecond, maxTailMs, TailPace } from './tail-pace.ts'

it('lets so many events through in a second and counts the others', () => {
  const pace = new TailPace(5000)
  const admitted = Array.from({ length: maxPerSecond + 7 }, () => pace.admit(5400))
  expect(admitted.filter((skipped) => skipped === 0)).toHaveLength(maxPerSecond)
  expect(admitted.filter((skipped) => skipped === undefined)).toHaveLength(7)
  expect(pace.admit(6000)).toBe(7)
  expect(pace.admit(6001)).toBe(0)
})

it('ends after ten minutes', () => {
  const pace = new TailPace(0)
  expect(pace.admit(maxTailMs)).toBe(0)
  expect(pace.admit(maxTailMs + 1)).toBeUndefined()
})
