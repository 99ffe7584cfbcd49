import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addressBlock } from './address-block.ts'

describe('the network of a client', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['', ''],
  ])('of %s is %s', (address, block) => {
    expect(addressBlock(address)).toBe(block)
  })

  it('is one for all addresses with the same 64 bits, and only for them', () => {
    const half = fc.array(fc.integer({ min: 0, max: 0xffff }), { minLength: 4, maxLength: 4 })
    const text = (parts: readonly number[]) => parts.map((part) => part.toString(16)).join(':')
    fc.assert(
      fc.property(half, half, half, half, (network, other, host, another) => {
        const block = addressBlock(text([...network, ...host]))
        expect(addressBlock(text([...network, ...another]))).toBe(block)
        expect(addressBlock(text([...other, ...host])) === block).toBe(text(network) === text(other))
      }),
    )
  })
})
