import { describe, expect, it } from 'vitest'
import { objectLink } from './object-link.ts'

describe('the link of an id', () => {
  it.each([
    ['2611214073958', '/orders/2611214073958/show'],
    ['p-0123456789abcdef', '/products/p-0123456789abcdef/show'],
    ['s-00000001', '/users'],
    ['b-00000001', '/orders?filter=%7B%22buyerId%22%3A%22b-00000001%22%7D'],
    ['administrator', undefined],
    ['https://example.com', undefined],
  ])('%s', (id, to) => {
    expect(objectLink(id)?.to).toBe(to)
  })
})
