import { describe, expect, it } from 'vitest'
import { changedSearch, listRequest, listSearch, withoutFilters } from './list-search.ts'

describe('the address of a product list', () => {
  it('reads lists, numbers and flags from plain text', () => {
    expect(
      listSearch.parse({ pitch: '2,2.5', positionsMin: '4', manufacturer: 'JST,Molex', inStock: 'true', page: '3' }),
    ).toEqual({ pitch: [2, 2.5], positionsMin: 4, manufacturer: ['JST', 'Molex'], inStock: true, page: 3 })
  })

  it('leaves out what does not parse', () => {
    expect(listSearch.parse({ pitch: 'wide', page: '-1', pageSize: '17', mounting: 'glued', sort: 'x' })).toEqual({})
  })

  it('becomes a request without empty values', () => {
    expect(listRequest({ q: '', pitch: [2], inStock: true, sort: 'price' }, 'usb')).toEqual({
      pitch: [2],
      categoryId: 'usb',
      inStock: true,
      sort: 'price',
      page: 1,
      pageSize: 15,
    })
  })

  it('goes back to the first page when a filter changes', () => {
    expect(changedSearch({ page: 4, pitch: [2], q: 'xh' }, { pitch: [] })).toEqual({ q: 'xh' })
  })

  it('keeps keyword, sort and page size when all filters are cleared', () => {
    expect(withoutFilters({ q: 'xh', pitch: [2], mounting: 'through-hole', pageSize: 30, page: 2 })).toEqual({
      q: 'xh',
      pageSize: 30,
    })
  })
})
