import { expect, it } from 'vitest'
import { identityOf, parseStat } from './process-identity.ts'

it('counts the fields of a stat line after the last bracket of the name', () => {
  const fields = Array.from({ length: 40 }, (_, index) => `f${index}`).join(' ')
  expect(parseStat(`12 (a (b) c) S ${fields}`)).toEqual({ state: 'S', startTicks: 'f18' })
})

it('identifies this process twice alike', () => {
  expect(identityOf(process.pid)).toBe(identityOf(process.pid))
  expect(identityOf(process.pid)).not.toBeUndefined()
})

it('has no identity for a process that does not live', () => {
  expect(identityOf(2 ** 22 + 1)).toBeUndefined()
})
