import { describe, expect, it } from 'vitest'
import { objectLink } from './object-link.ts'

describe('the link of an id', () => {
  it.each([
    ['2611214073958', '/orders/2611214073958/show'],
    ['p-0123456789abcdef', '/products/p-0123456789abcdef/show'],
    ['s-00000001', '/users'],
    ['b-00000001', '/buyers/b-00000001/show'],
    ['administrator', undefined],
    ['https://example.com', undefined],
  ])('%s', (id, to) => {
    expect(objectLink(id)?.to).toBe(to)
  })
})
