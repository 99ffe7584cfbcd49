import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addressKey } from './address-key.ts'

describe('addressKey', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['::FFFF:CB00:7109', '203.0.113.9'],
    ['::1', '0:0:0:0::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:0db8:0000:0001:ffff:ffff:ffff:ffff', '2001:db8:0:1::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['', ''],
  ])('%s is counted as %s', (address, key) => {
    expect(addressKey(address)).toBe(key)
  })

  it('is the same within a /64, and another outside of it', () => {
    const group = fc.integer({ min: 0, max: 0xffff })
    const half = fc.tuple(group, group, group, group)
    fc.assert(
      fc.property(half, half, half, half, (network, other, first, second) => {
        fc.pre(network.join() !== other.join() && [network, other].every(([a, b]) => a !== 0 || b !== 0))
        const address = (a: readonly number[], b: readonly number[]) =>
          [...a, ...b].map((value) => value.toString(16)).join(':')
        expect(addressKey(address(network, first))).toBe(addressKey(address(network, second)))
        expect(addressKey(address(network, first))).not.toBe(addressKey(address(other, first)))
      }),
    )
  })
})
