import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { refusePipelining } from './refuse-pipelining.ts'

it('closes a connection with too many requests that have no response yet, and no other', async () => {
  const open: ServerResponse[] = []
  const server = createServer(refusePipelining((_request, response) => open.push(response)))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const send = (requests: number) => {
    const client = connect(port, '127.0.0.1')
    client.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(requests))
    return client
  }
  const flood = send(500)
  await once(flood, 'close')
  expect(open).toHaveLength(4)
  const visitor = send(4)
  await expect.poll(() => open.length).toBe(8)
  for (const response of open.splice(4)) response.end('ok')
  visitor.write('GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n')
  await expect.poll(() => open.length).toBe(5)
  open[4]?.end('last')
  expect(await text(visitor)).toMatch(/last$/)
  server.close()
  await once(server, 'close')
})
