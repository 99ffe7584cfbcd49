import { describe, expect, it } from 'vitest'
import { pageRange } from './page-range.ts'

describe('the range of rows on a page', () => {
  it('ends at the end of the list', () => {
    expect(pageRange(2, 15, 20)).toEqual({ from: 16, to: 20, hasPrevious: true, hasNext: false })
  })
  it('is full while there are more', () => {
    expect(pageRange(1, 15, 16)).toEqual({ from: 1, to: 15, hasPrevious: false, hasNext: true })
    expect(pageRange(1, 15, 15).hasNext).toBe(false)
  })
  it('is empty for an empty list', () => {
    expect(pageRange(1, 15, 0)).toEqual({ from: 0, to: 0, hasPrevious: false, hasNext: false })
  })
})
