import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { capConnections } from './connection-caps.ts'

describe('capConnections', () => {
  let server: Server
  const clients: Socket[] = []
  const listen = async (isTrustedProxy: boolean) => {
    server = createServer((_request, response) => response.end('ok'))
    capConnections(server, { total: 100, perAddress: 2, isTrustedProxy: () => isTrustedProxy })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
  }
  /** Whether a new connection gets a response. */
  const isServed = async (): Promise<boolean> => {
    const client = connect((server.address() as AddressInfo).port, '127.0.0.1')
    clients.push(client)
    client.on('error', () => undefined)
    client.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
    return await new Promise((resolve) => {
      client.once('data', () => resolve(true)).once('close', () => resolve(false))
    })
  }
  afterEach(async () => {
    for (const client of clients.splice(0)) client.destroy()
    server.close()
    await once(server, 'close')
  })

  it('closes a connection beyond the cap of its address, until another one ends', async () => {
    await listen(false)
    expect([await isServed(), await isServed(), await isServed()]).toEqual([true, true, false])
    clients[0]?.destroy()
    await expect.poll(isServed).toBe(true)
  })

  it('does not cap the connections of a trusted proxy', async () => {
    await listen(true)
    expect([await isServed(), await isServed(), await isServed()]).toEqual([true, true, true])
  })
})
