import { describe, expect, it } from 'vitest'
import { StreamCaps } from './stream-caps.ts'

describe('StreamCaps', () => {
  it('caps the streams of an address, of a person at any address, and of all', () => {
    const caps = new StreamCaps({ total: 5, perAddress: 3, perPerson: 2 })
    expect(typeof caps.open('a', 'ann')).toBe('function')
    const end = caps.open('b', 'ann')
    expect(caps.open('c', 'ann')).toBe('client')
    expect(typeof caps.open('a', undefined)).toBe('function')
    expect(typeof caps.open('a', 'bob')).toBe('function')
    expect(caps.open('a', undefined)).toBe('client')
    expect(typeof caps.open('d', undefined)).toBe('function')
    expect(caps.open('e', undefined)).toBe('everybody')
    if (typeof end === 'function') end()
    expect(typeof caps.open('e', 'ann')).toBe('function')
  })
})
