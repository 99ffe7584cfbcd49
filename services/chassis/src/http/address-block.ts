import { isIPv6 } from 'node:net'

const groups = (text: string): string[] => (text === '' ? [] : text.split(':'))

/**
 * The network of one client: an IPv4 address, or the first 64 bits of an IPv6 address, which one client owns as a
 * whole. Prevents the failure "each request comes from another of the client's 2^64 addresses".
 */
export const addressBlock = (address: string): string => {
  const plain = address.replace(/%.*$/, '')
  const [, mapped] = /^(?:::|0{1,4}(?::0{1,4}){4}:)ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain) ?? []
  if (mapped !== undefined) return mapped
  if (!isIPv6(plain)) return plain
  const [head = '', tail] = plain.split('::')
  const first = groups(head)
  const last = tail === undefined ? [] : groups(tail)
  const zeros = tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0')
  const network = [...first, ...zeros, ...last].slice(0, 4)
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}
