import { BlockList, isIP, isIPv4 } from 'node:net'

/** Networks that are not of the public internet, by the registries of special-purpose addresses of IANA. */
const specialIpv4 = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24'],
  ...['192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24'],
  ...['224.0.0.0/4', '240.0.0.0/4'],
]
/** Only this is given out; what lies in it and reaches IPv4 addresses or nobody is left out. */
const publicIpv6 = ['2000::/3']
const specialIpv6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']

/** Throws if it is not an address, a slash and a number of bits. */
export const networksOf = (cidrs: readonly string[]): BlockList => {
  const list = new BlockList()
  for (const cidr of cidrs) {
    const [address = '', bits = ''] = cidr.split('/')
    if (!/^\d+$/.test(bits) || isIP(address) === 0) throw new Error(`${cidr} is no network`)
    list.addSubnet(address, Number(bits), isIPv4(address) ? 'ipv4' : 'ipv6')
  }
  return list
}

const special = networksOf([...specialIpv4, ...specialIpv6])
const givenOut = networksOf(publicIpv6)

/**
 * Whether a webhook may be sent to an address: it is public, or in a network that a setting allows. Prevents the failure
 * "an endpoint is an address of our own network, and its log shows what a database or the cloud's metadata responds".
 * IPv6 addresses that stand for IPv4 ones are no public ones.
 */
export const isAllowedAddress = (address: string, allowed: BlockList): boolean => {
  const version = isIP(address)
  if (version === 0) return false
  const family = version === 4 ? 'ipv4' : 'ipv6'
  if (allowed.check(address, family)) return true
  return !special.check(address, family) && (version === 4 || givenOut.check(address, family))
}

/** The host of a URL if it is written as an address. */
export const literalAddress = ({ hostname }: URL): string | undefined => {
  const address = hostname.replaceAll(/^\[|\]$/g, '')
  return isIP(address) === 0 ? undefined : address
}
