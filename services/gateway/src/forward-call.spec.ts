import { once } from 'node:events'
import { createServer, request as httpRequest, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { Pool } from 'undici'
import { afterEach, describe, expect, it } from 'vitest'
import { forwardCall } from './forward-call.ts'
import { readBodyStart } from './limits/read-body-start.ts'

const servers: Server[] = []
const pools: Pool[] = []

const listen = async (handle: (request: IncomingMessage, response: ServerResponse) => void): Promise<string> => {
  const server = createServer(handle)
  servers.push(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** A gateway that forwards everything to a service. */
const gatewayTo = async (
  handle: (request: IncomingMessage, response: ServerResponse) => void,
  bodyTimeout = 120_000,
): Promise<string> => {
  const target = await listen(handle)
  const service = new Pool(target, { connections: 8, pipelining: 1, bodyTimeout, headersTimeout: bodyTimeout })
  pools.push(service)
  const forward = async (request: IncomingMessage, response: ServerResponse) => {
    const body = request.method === 'POST' ? await readBodyStart(request, 1_000_000) : undefined
    const client = { address: '203.0.113.9', protocol: 'https' }
    const onFailure = (failure: string) => void response.writeHead(failure === 'late' ? 504 : 503).end()
    forwardCall(request, response, { client, target, service, body, onFailure, onCompleted: () => undefined })
  }
  return await listen((request, response) => void forward(request, response))
}

afterEach(async () => {
  await Promise.all(pools.splice(0).map((pool) => pool.destroy()))
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
})

describe('a forwarded call', () => {
  it('arrives with its method, path, body and headers, but with the client that the gateway sees', async () => {
    const respond = async (request: IncomingMessage, response: ServerResponse) => {
      const { method, url, headers } = request
      response.setHeader('x-position', 'order:1')
      response.end(JSON.stringify({ method, url, headers, body: await text(request) }))
    }
    const gateway = await gatewayTo((request, response) => void respond(request, response))
    const response = await fetch(`${gateway}/api/v1/a?b=%20c`, {
      method: 'POST',
      body: 'text',
      headers: { 'x-forwarded-for': '1.2.3.4', 'x-locale': 'de' },
    })
    expect(response.headers.get('x-position')).toBe('order:1')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    const seen = await response.json()
    expect(seen).toMatchObject({ method: 'POST', url: '/api/v1/a?b=%20c', body: 'text' })
    expect(seen.headers).toMatchObject({
      'x-locale': 'de',
      'x-forwarded-for': '203.0.113.9',
      'x-forwarded-proto': 'https',
      'x-forwarded-host': new URL(gateway).host,
      host: new URL(gateway).host,
      'content-length': '4',
    })
  })

  it('gets a large response whole, of known and of unknown length, and none for HEAD', async () => {
    const large = 'abcdefghij'.repeat(300_000)
    const gateway = await gatewayTo((request, response) => {
      if (request.url === '/known') response.setHeader('content-length', large.length)
      response.end(large)
    })
    for (const path of ['/known', '/unknown']) expect(await (await fetch(gateway + path)).text()).toBe(large)
    const head = await fetch(`${gateway}/known`, { method: 'HEAD' })
    expect([head.headers.get('content-length'), await head.text()]).toEqual([String(large.length), ''])
  })

  it('is read from the service no faster than its client reads it', async () => {
    const large = Buffer.alloc(40_000_000)
    const sent: ServerResponse[] = []
    const gateway = await gatewayTo((_, response) => {
      sent.push(response)
      response.end(large)
    })
    const slow = httpRequest(gateway).end()
    const [response] = (await once(slow, 'response')) as [IncomingMessage]
    // Others get as much, and more, in the time.
    for (const _ of [1, 2]) expect((await (await fetch(gateway)).arrayBuffer()).byteLength).toBe(large.length)
    expect(sent.map(({ writableFinished }) => writableFinished)).toEqual([false, true, true])
    let bytes = 0
    for await (const chunk of response) bytes += (chunk as Buffer).length
    expect(bytes).toBe(large.length)
  })

  it('is aborted when its client leaves', async () => {
    let left: Promise<unknown> | undefined
    const begun = Promise.withResolvers<void>()
    const gateway = await gatewayTo((_, response) => {
      left = once(response, 'close')
      response.write('a')
      begun.resolve()
    })
    const requested = httpRequest(gateway).end()
    requested.on('error', () => undefined)
    await begun.promise
    requested.destroy()
    await left
  })

  it.each(['GET', 'HEAD', 'POST'])('%s on a connection that the service resets', async (method) => {
    let requests = 0
    const gateway = await gatewayTo((request, response) => {
      requests += 1
      if (requests === 2) request.socket.resetAndDestroy()
      else response.end('answered')
    })
    expect((await fetch(gateway)).status).toBe(200)
    expect((await fetch(gateway, { method })).status).toBe(method === 'POST' ? 503 : 200)
  })

  it('is refused as late if nothing comes from the service, which may be frozen', async () => {
    const gateway = await gatewayTo(() => undefined, 300)
    expect((await fetch(gateway)).status).toBe(504)
  })
})
