import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { buffer, text } from 'node:stream/consumers'
import fc from 'fast-check'
import { afterEach, expect, it } from 'vitest'
import { refusePipelining } from './refuse-pipelining.ts'
import { partEnd, splitPackets } from './split-packets.ts'

let server: Server | undefined
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

const listening = async (handle: RequestListener) => {
  const started = createServer({ requireHostHeader: false }, handle)
  server = started
  splitPackets(started)
  started.listen(0, '127.0.0.1')
  await once(started, 'listening')
  const client = connect((started.address() as AddressInfo).port, '127.0.0.1')
  await once(client, 'connect')
  return { started, client }
}

it('has the parser make a few requests of a packet, and stops once the connection is closed', async () => {
  const { started, client } = await listening(refusePipelining(() => undefined))
  let made = 0
  started.prependListener('request', () => {
    made += 1
  })
  client.write('GET / HTTP/1.1\r\n\r\n'.repeat(3600))
  client.resume()
  await once(client, 'close')
  expect(made).toBeLessThanOrEqual(16)
})

it('passes bodies on unchanged, whatever they hold, also beside other requests', async () => {
  const { client } = await listening((request, response) => {
    void buffer(request).then((body) => response.end(body))
  })
  const body = Buffer.concat([
    Buffer.from('\n\r\n\n\n'.repeat(20_000)),
    Buffer.from(Array.from({ length: 100_000 }, (_, n) => n % 251)),
  ])
  client.write(`POST / HTTP/1.1\r\nContent-Length: ${body.length}\r\n\r\n`)
  client.write(body)
  client.write('POST / HTTP/1.1\r\nConnection: close\r\nContent-Length: 4\r\n\r\nlast')
  const received = await buffer(client)
  const first = received.indexOf('\r\n\r\n') + 4
  expect(received.subarray(first, first + body.length).equals(body)).toBe(true)
  expect(received.toString('latin1')).toMatch(/last$/)
})

it('continues after a client that reads late', async () => {
  const large = 'x'.repeat(4_000_000)
  const { client } = await listening((_request, response) => response.end(large))
  client.pause()
  client.write(`GET / HTTP/1.1\r\nX-Filler: ${'y'.repeat(300)}\r\n\r\n`.repeat(8))
  client.write('GET / HTTP/1.1\r\nConnection: close\r\n\r\n')
  const received = await text(client)
  expect(received.split(large)).toHaveLength(10)
})

it('gives nothing more to a parser that a tunnel has ended', async () => {
  const { started, client } = await listening(() => undefined)
  let requests = 0
  started.prependListener('request', () => {
    requests += 1
  })
  started.on('connect', (_request, socket) => socket.end('no'))
  client.write(`CONNECT a:1 HTTP/1.1\r\nX-Filler: ${'y'.repeat(300)}\r\n\r\n${'GET / HTTP/1.1\r\n\r\n'.repeat(500)}`)
  expect(await text(client)).toBe('no')
  expect(requests).toBe(0)
})

it('loses no byte, and makes parts of 256 at least but the last', () =>
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('\n', '\r\n', '\n\r\n', 'a', 'b'.repeat(300)), { maxLength: 400 }),
      (pieces) => {
        const packet = Buffer.from(pieces.join(''))
        const parts: Buffer[] = []
        for (let from = 0; from < packet.length; ) {
          const end = partEnd(packet, from)
          parts.push(packet.subarray(from, end))
          from = end
        }
        expect(Buffer.concat(parts).equals(packet)).toBe(true)
        for (const part of parts.slice(0, -1)) expect(part.length).toBeGreaterThanOrEqual(256)
      },
    ),
  ))
