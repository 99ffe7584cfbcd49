import { describe, expect, it } from 'vitest'
import { pageNumbers } from './page-numbers.ts'

describe('page numbers', () => {
  it('are all pages where there are few', () => {
    expect(pageNumbers(2, 4)).toEqual([1, 2, 3, 4])
  })
  it('keep first, last and neighbours of the current page', () => {
    expect(pageNumbers(9, 17)).toEqual([1, 'gap', 8, 9, 10, 'gap', 17])
  })
  it('show the beginning without a gap', () => {
    expect(pageNumbers(1, 17)).toEqual([1, 2, 3, 4, 'gap', 17])
  })
  it('show the end without a gap', () => {
    expect(pageNumbers(17, 17)).toEqual([1, 'gap', 16, 17])
  })
})
