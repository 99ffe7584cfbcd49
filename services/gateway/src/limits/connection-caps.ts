import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { addressKey } from './address-key.ts'
import { Counts } from './counts.ts'

interface ConnectionCaps {
  readonly total: number
  readonly perAddress: number
  /** Whether an address is a proxy's, whose connections carry the requests of many clients. */
  readonly isTrustedProxy: (address: string) => boolean
}

/**
 * Closes connections beyond the cap of their address as they open. Prevents the failure "one client holds every
 * connection that the process can have".
 */
export const capConnections = (server: Server, { total, perAddress, isTrustedProxy }: ConnectionCaps): void => {
  const open = new Counts()
  server.maxConnections = total
  server.prependListener('connection', (socket: Socket) => {
    const address = socket.remoteAddress
    if (address === undefined || isTrustedProxy(address)) return
    const key = addressKey(address)
    if (open.of(key) >= perAddress) socket.resetAndDestroy()
    else socket.once('close', open.add(key))
  })
}
