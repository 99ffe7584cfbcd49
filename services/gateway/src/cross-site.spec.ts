import { describe, expect, it } from 'vitest'
import { isCrossSite } from './cross-site.ts'

describe('isCrossSite', () => {
  const host = 'shop.example'
  it.each([
    [{ host }, false],
    [{ host, 'sec-fetch-site': 'same-origin' }, false],
    [{ host, 'sec-fetch-site': 'none' }, false],
    [{ host, 'sec-fetch-site': 'same-site' }, true],
    [{ host, 'sec-fetch-site': 'cross-site' }, true],
    [{ host, 'sec-fetch-site': 'cross-site', origin: 'https://shop.example' }, true],
    // A form of a page without a referrer.
    [{ host, 'sec-fetch-site': 'same-origin', origin: 'null' }, false],
    [{ host, origin: 'https://shop.example' }, false],
    [{ host, origin: 'http://shop.example' }, false],
    [{ host: '127.0.0.1:8080', origin: 'https://shop.example' }, false],
    [{ host, origin: 'https://evil.example' }, true],
    [{ host, origin: 'https://shop.example.evil.test' }, true],
    [{ host, origin: 'https://shop.example:8443' }, true],
    [{ host, origin: 'null' }, true],
  ])('%j: %s', (headers, expected) => {
    expect(isCrossSite(headers, 'https://shop.example')).toBe(expected)
  })
})
