import { expect, it } from 'vitest'
import { isStrongEnough, kindsIn } from './password-strength.ts'

it('names the kinds of character', () => {
  expect(kindsIn('')).toEqual([])
  expect(kindsIn('pitch2')).toEqual(['digit', 'lower'])
  expect(kindsIn('Pitch 2')).toEqual(['digit', 'lower', 'upper'])
  expect(kindsIn('P2#é')).toEqual(['digit', 'upper', 'other'])
})

it('wants three of four', () => {
  expect(isStrongEnough('pitch254')).toBe(false)
  expect(isStrongEnough('Pitch254')).toBe(true)
  expect(isStrongEnough('pitch-254')).toBe(true)
})
