import { describe, expect, it } from 'vitest'
import { pageNumbers } from './page-numbers.ts'

describe('page numbers', () => {
  it('are all pages when there are few', () => {
    expect(pageNumbers(2, 4)).toEqual([1, 2, 3, 4])
  })
  it('contain first, last and the pages beside the current one', () => {
    expect(pageNumbers(9, 17)).toEqual([1, 'gap', 8, 9, 10, 'gap', 17])
  })
  it('have no gap after the first page when the current one is near it', () => {
    expect(pageNumbers(1, 17)).toEqual([1, 2, 3, 4, 'gap', 17])
  })
  it('have no gap before the last page when the current one is near it', () => {
    expect(pageNumbers(17, 17)).toEqual([1, 'gap', 16, 17])
  })
})
