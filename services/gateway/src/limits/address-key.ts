import { isIPv4, isIPv6 } from 'node:net'

const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

/**
 * What limits count for one client: an IPv4 address, or the /64 of an IPv6 address, because one customer of a provider
 * has all addresses of it. Text that is no address is its own key.
 */
export const addressKey = (address: string): string => {
  const [bare = ''] = address.split('%')
  const v4 = mapped.exec(bare)?.[1] ?? bare
  if (isIPv4(v4) || !isIPv6(bare)) return v4
  // The URL parser writes an address in its one short form; a part that it left out as `::` is zeros.
  const short = new URL(`http://[${bare}]/`).hostname.slice(1, -1)
  const embedded = /^::ffff:([\da-f]+):([\da-f]+)$/.exec(short)
  if (embedded !== null) {
    const [high = 0, low = 0] = embedded.slice(1).map((group) => Number.parseInt(group, 16))
    return [high >> 8, high & 255, low >> 8, low & 255].join('.')
  }
  const [head = '', tail] = short.split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0')
  const network = [...before, ...zeros, ...after].slice(0, 4)
  return `${network.join(':')}::/64`
}
