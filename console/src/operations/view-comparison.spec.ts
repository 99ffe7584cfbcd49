import { describe, expect, it } from 'vitest'
import { verdictOf } from './view-comparison.ts'

const equal = { rows: 12, same: 12, different: 0, missing: 0, moving: 0, examples: [] }

describe('the result of a comparison', () => {
  it('is equal only when no row was moving and all are the same', () => {
    expect(verdictOf(equal)).toBe('equal')
    expect(verdictOf({ ...equal, same: 10, moving: 2 })).toBe('moving')
  })
  it('is different when a row differs or is missing, even while others move', () => {
    expect(verdictOf({ ...equal, same: 9, different: 1, moving: 2 })).toBe('different')
    expect(verdictOf({ ...equal, same: 11, missing: 1 })).toBe('different')
  })
})
