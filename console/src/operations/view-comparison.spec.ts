import { describe, expect, it } from 'vitest'
import { verdictOf } from './view-comparison.ts'

const equal = { rows: 12, same: 12, different: 0, missing: 0, moving: 0, examples: [] }

describe('what a comparison means', () => {
  it('is equal only when every row was at rest and the same', () => {
    expect(verdictOf(equal)).toBe('equal')
    expect(verdictOf({ ...equal, same: 10, moving: 2 })).toBe('moving')
  })
  it('is different when a row reads otherwise or is missing, whatever moves', () => {
    expect(verdictOf({ ...equal, same: 9, different: 1, moving: 2 })).toBe('different')
    expect(verdictOf({ ...equal, same: 11, missing: 1 })).toBe('different')
  })
})
