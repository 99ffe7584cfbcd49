import { describe, expect, it } from 'vitest'
import { isAllowedAddress, literalAddress, networksOf } from './address-policy.ts'

const none = networksOf([])

describe('an address that webhooks are sent to', () => {
  it.each(['8.8.8.8', '93.184.216.34', '172.32.0.1', '2606:2800:220:1:248:1893:25c8:1946', '2a00:1450::1'])(
    'may be %s',
    (address) => expect(isAllowedAddress(address, none)).toBe(true),
  )
  it.each([
    ...['127.0.0.1', '127.255.0.3', '0.0.0.0', '10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.1.1', '100.64.0.1'],
    // Metadata of clouds.
    ...['169.254.169.254', '169.254.170.2', '100.100.100.200', '192.0.0.192', 'fd00:ec2::254'],
    ...['198.18.0.1', '224.0.0.1', '255.255.255.255', '203.0.113.7'],
    ...['::1', '::', 'fe80::1', 'fc00::1', 'fd12:3456::1', 'ff02::1', '2001:db8::1'],
    // IPv4 addresses written as IPv6 ones: mapped, compatible, NAT64, 6to4, Teredo.
    ...[
      '::ffff:127.0.0.1',
      '::ffff:7f00:1',
      '::ffff:8.8.8.8',
      '::127.0.0.1',
      '64:ff9b::a00:1',
      '2002:7f00:1::',
      '2001::1',
    ],
    ...['', 'localhost', '127.1'],
  ])('is not %s', (address) => expect(isAllowedAddress(address, none)).toBe(false))
  it('may be in a network that a setting allows', () => {
    const allowed = networksOf(['10.0.0.0/24', 'fd12:3456::/32'])
    expect(isAllowedAddress('10.0.0.9', allowed)).toBe(true)
    expect(isAllowedAddress('fd12:3456::9', allowed)).toBe(true)
    expect(isAllowedAddress('10.0.1.9', allowed)).toBe(false)
    expect(isAllowedAddress('169.254.169.254', allowed)).toBe(false)
  })
})

describe('the address that a URL is written with', () => {
  it.each([
    ['http://2130706433/', '127.0.0.1'],
    ['http://0x7f.1/', '127.0.0.1'],
    ['http://0177.0.0.1/', '127.0.0.1'],
    ['http://[::ffff:127.0.0.1]/', '::ffff:7f00:1'],
    ['http://１２７.0.0.1/', '127.0.0.1'],
  ])('of %s is %s', (url, address) => expect(literalAddress(new URL(url))).toBe(address))
  it('is none of a name', () => expect(literalAddress(new URL('https://erp.example.com/'))).toBeUndefined())
})

it('takes no network that is none', () => {
  for (const wrong of ['10.0.0.0', '10.0.0.0/x', 'example.com/8', '10.0.0.0/33'])
    expect(() => networksOf([wrong]), wrong).toThrow()
})
