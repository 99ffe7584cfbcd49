import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isWellFormedTarget, namesKnownHost } from './request-target.ts'

describe('isWellFormedTarget', () => {
  it.each(['/', '/en/index?q=a%20b', '/api/v1/products?q=%E9%98%BF', '/a//b'])('accepts %s', (target) => {
    expect(isWellFormedTarget(target)).toBe(true)
  })

  it.each([
    'http://shop.example/',
    'shop.example:443',
    '*',
    '',
    '//shop.example/en',
    '/\\shop.example',
    '/a#b',
    '/%',
    '/%zz',
    '/%ff',
    '/%00',
    '/?q=%e9',
  ])('refuses %s', (target) => {
    expect(isWellFormedTarget(target)).toBe(false)
  })

  it('accepts every path and query that a browser encodes', () => {
    const text = fc.string({ unit: 'binary' }).filter((value) => !value.includes('\u0000'))
    fc.assert(
      fc.property(text, text, (segment, value) => {
        expect(isWellFormedTarget(`/${encodeURIComponent(`x${segment}`)}?q=${encodeURIComponent(value)}`)).toBe(true)
      }),
    )
  })
})

describe('namesKnownHost', () => {
  const known = new Set(['shop.example'])
  it.each([
    [['Host', 'shop.example'], true],
    [['host', 'SHOP.example:8443'], true],
    [['Accept', 'host', 'HOST', '[::1]:8080'], true],
    [[], false],
    [['Host', ''], false],
    [['Host', 'shop.example.evil.test'], false],
    [['Host', 'shop.example', 'Host', 'shop.example'], false],
    [['Host', 'shop.example', 'host', 'evil.test'], false],
    [['Host', 'evil.test@shop.example'], false],
    [['Host', 'shop.example/evil'], false],
  ])('%j: %s', (rawHeaders, expected) => {
    expect(namesKnownHost({ rawHeaders: [...rawHeaders] }, known)).toBe(expected)
  })
})
