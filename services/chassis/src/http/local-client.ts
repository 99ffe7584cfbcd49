import type { IncomingMessage } from 'node:http'

/** Whether the host of a URL or of a Host header, with or without a port, is this machine. */
export const isLoopbackHost = (host: string): boolean =>
  /^(localhost|[\w.-]+\.localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i.test(host)

/** Whether a network address is this machine's, also an IPv4 address in the form of IPv6. */
export const isLoopbackAddress = (address: string): boolean =>
  address === '::1' || /^(::ffff:)?127(\.\d{1,3}){3}$/i.test(address)

const texts = (value: string | string[] | undefined): readonly string[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value]

/**
 * Whether a request comes from this machine and names it: every address and every host that it has must be loopback.
 * The host is checked because a page of a foreign site can lead its own name to 127.0.0.1, and a tunnel keeps the name.
 * A request that a proxy speaks for is not local, unless the gateway has found its client out.
 */
export const isLocalClient = ({
  headers,
  socket,
}: Pick<IncomingMessage, 'headers'> & { readonly socket: { readonly remoteAddress?: string | undefined } }): boolean =>
  headers.forwarded === undefined &&
  [socket.remoteAddress ?? '', ...texts(headers['x-forwarded-for']).flatMap((list) => list.split(','))].every(
    (address) => isLoopbackAddress(address.trim()),
  ) &&
  [headers.host ?? '', ...texts(headers['x-forwarded-host'])].every(isLoopbackHost)
