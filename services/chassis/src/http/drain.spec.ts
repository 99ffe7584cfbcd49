import { Agent, createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { drainOf } from './drain.ts'

describe('a server that ends', () => {
  let server: Server
  let drain: (patienceMs: number) => Promise<void>
  const agent = new Agent({ keepAlive: true })
  const waiting: ServerResponse[] = []
  const arrived: (() => void)[] = []

  beforeEach(async () => {
    server = createServer((request, response) => {
      if (request.url === '/events') {
        response.setHeader('content-type', 'text/event-stream')
        response.write(': open\n\n')
      } else if (request.url === '/begun') response.write('half ')
      waiting.push(response)
      arrived.shift()?.()
    })
    server.keepAliveTimeout = 60_000
    drain = drainOf(server)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  })
  afterEach(() => {
    waiting.length = 0
    server.closeAllConnections()
  })

  /** Resolves once the server has received the request. */
  const get = async (path: string): Promise<{ readonly response: Promise<IncomingMessage> }> => {
    const { port } = server.address() as AddressInfo
    const there = new Promise<void>((resolve) => arrived.push(resolve))
    const response = new Promise<IncomingMessage>((resolve, reject) => {
      request({ agent, host: '127.0.0.1', port, path }, resolve).on('error', reject).end()
    })
    response.catch(() => undefined)
    await there
    return { response }
  }

  it('completes calls in progress and ends after the last response, despite keep-alive connections', async () => {
    const [plain, halfSent] = [await get('/plain'), await get('/begun')]
    const ended = drain(30_000)
    for (const response of waiting) response.end('done')
    const plainResponse = await plain.response
    expect(plainResponse.headers.connection).toBe('close')
    expect(await text(plainResponse)).toBe('done')
    expect(await text(await halfSent.response)).toBe('half done')
    await ended
    expect(server.listening).toBe(false)
  })

  it('ends with idle connections and streams of events at once', async () => {
    const idle = await get('/idle')
    waiting[0]?.end('done')
    await text(await idle.response)
    const events = await get('/events')
    await drain(30_000)
    expect(await text(await events.response)).toBe(': open\n\n')
  })

  it('cuts off calls that exceed its patience', async () => {
    const stuck = await get('/stuck')
    await drain(50)
    await expect(stuck.response).rejects.toThrow('socket hang up')
  })
})
