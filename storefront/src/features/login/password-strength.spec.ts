import { expect, it } from 'vitest'
import { isStrongEnough, kindsIn } from './password-strength.ts'

it('finds the kinds of character', () => {
  expect(kindsIn('')).toEqual([])
  expect(kindsIn('pitch2')).toEqual(['digit', 'lower'])
  expect(kindsIn('Pitch 2')).toEqual(['digit', 'lower', 'upper'])
  expect(kindsIn('P2#é')).toEqual(['digit', 'upper', 'other'])
})

it('requires three of four kinds', () => {
  expect(isStrongEnough('pitch254')).toBe(false)
  expect(isStrongEnough('Pitch254')).toBe(true)
  expect(isStrongEnough('pitch-254')).toBe(true)
})
