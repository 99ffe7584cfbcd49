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
    server = createServer((asked, response) => {
      if (asked.url === '/events') {
        response.setHeader('content-type', 'text/event-stream')
        response.write(': open\n\n')
      } else if (asked.url === '/begun') response.write('half ')
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

  /** Resolves once the server has the request in hand. */
  const ask = async (path: string): Promise<{ readonly answer: Promise<IncomingMessage> }> => {
    const { port } = server.address() as AddressInfo
    const there = new Promise<void>((resolve) => arrived.push(resolve))
    const answer = new Promise<IncomingMessage>((resolve, reject) => {
      request({ agent, host: '127.0.0.1', port, path }, resolve).on('error', reject).end()
    })
    answer.catch(() => undefined)
    await there
    return { answer }
  }

  it('answers what is under way and has ended with the last answer, though its connections were to live on', async () => {
    const [plain, begun] = [await ask('/plain'), await ask('/begun')]
    const ended = drain(30_000)
    for (const response of waiting) response.end('done')
    const answered = await plain.answer
    expect(answered.headers.connection).toBe('close')
    expect(await text(answered)).toBe('done')
    expect(await text(await begun.answer)).toBe('half done')
    await ended
    expect(server.listening).toBe(false)
  })

  it('ends with idle connections and streams of events at once', async () => {
    const idle = await ask('/idle')
    waiting[0]?.end('done')
    await text(await idle.answer)
    const events = await ask('/events')
    await drain(30_000)
    expect(await text(await events.answer)).toBe(': open\n\n')
  })

  it('cuts off what takes longer than its patience', async () => {
    const stuck = await ask('/stuck')
    await drain(50)
    await expect(stuck.answer).rejects.toThrow('socket hang up')
  })
})
