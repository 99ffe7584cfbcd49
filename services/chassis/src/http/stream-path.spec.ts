import { once } from 'node:events'
import type { Server, ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { type Access, buyer, open } from '@pinline/contracts/api/call'
import { rejection } from '@pinline/contracts/api/error-codes'
import express from 'express'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { unlimited } from './limits.ts'
import type { Caller } from './request-context.ts'
import { type ServerSentMessage, sse } from './server-sent-events.ts'
import { streamPath } from './stream-path.ts'

const visitor: Caller = { kind: 'visitor' }

describe('a stream of events', () => {
  let server: Server
  let caller: PromiseWithResolvers<Caller>
  let sessionEnded: boolean
  let isOpen: boolean
  let subscribed: Promise<void>
  let lastResponse: ServerResponse | undefined
  const authenticating = vi.fn<() => void>()
  const opened = vi.fn<(send: (message: ServerSentMessage) => void) => void>()
  // One for each test: a stream of the test before may close late.
  let closed = vi.fn<() => void>()
  const errors: Error[] = []
  const clients = new Set<Socket>()

  beforeEach(async () => {
    caller = Promise.withResolvers()
    isOpen = true
    subscribed = Promise.resolve()
    sessionEnded = false
    errors.length = 0
    vi.clearAllMocks()
    closed = vi.fn()
    const app = express()
    const deps = {
      authenticate: async () => {
        authenticating()
        return sessionEnded ? rejection('unauthenticated') : await caller.promise
      },
      audit: { record: async () => undefined, stop: async () => undefined },
      log: pino({ level: 'silent' }),
      limit: unlimited,
      secureCookies: false,
      isOpen: () => isOpen,
    }
    const streamAt = (path: `/${string}`, access: Access) =>
      streamPath(
        app,
        deps,
        sse({ path, access }, async (_context, send) => {
          opened(send)
          await subscribed
          return closed
        }),
      )
    streamAt('/events', open)
    const refused = sse({ path: '/refused-events', access: open }, () => rejection('cursor-invalid'))
    streamPath(app, deps, refused)
    streamAt('/own-events', buyer)
    server = app.listen(0, '127.0.0.1')
    server.on('request', (_request, response: ServerResponse) => {
      lastResponse = response
      // An error without a listener ends the process.
      response.on('error', (error) => errors.push(error))
    })
    await once(server, 'listening')
  })
  afterEach(() => {
    for (const client of clients) client.destroy()
    clients.clear()
    server.closeAllConnections()
    server.close()
  })

  const openClient = async (path = '/events'): Promise<Socket> => {
    const client = connect((server.address() as AddressInfo).port, '127.0.0.1')
    clients.add(client)
    client.on('error', () => undefined)
    client.write(`GET /api/v1${path} HTTP/1.1\r\nhost: here\r\n\r\n`)
    await expect.poll(() => authenticating).toHaveBeenCalled()
    return client
  }
  const connections = () =>
    new Promise<number>((resolve, reject) =>
      server.getConnections((error, count) => (error === null ? resolve(count) : reject(error))),
    )

  it('ends with its client', async () => {
    caller.resolve(visitor)
    const client = await openClient()
    await expect.poll(() => opened).toHaveBeenCalledOnce()
    expect(closed).not.toHaveBeenCalled()
    client.destroy()
    await expect.poll(() => closed).toHaveBeenCalledOnce()
  })

  it('checks its session every second, and ends with it', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    try {
      caller.resolve(visitor)
      await openClient('/own-events')
      await expect.poll(() => opened).toHaveBeenCalledOnce()
      sessionEnded = true
      await vi.advanceTimersByTimeAsync(1000)
      await expect.poll(() => closed).toHaveBeenCalledOnce()
    } finally {
      vi.useRealTimers()
    }
  })

  it('is not opened for a client that disconnects during authentication', async () => {
    const client = await openClient()
    client.destroy()
    await expect.poll(connections).toBe(0)
    caller.resolve(visitor)
    await new Promise((resolve) => setImmediate(resolve))
    expect(opened).not.toHaveBeenCalled()
  })

  it('responds once it is subscribed, with what it was sent until then', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    subscribed = promise
    caller.resolve(visitor)
    const client = await openClient()
    await expect.poll(() => opened).toHaveBeenCalledOnce()
    opened.mock.lastCall?.[0]({ event: 'early', data: {} })
    expect(lastResponse?.headersSent).toBe(false)
    resolve()
    const [received] = (await once(client, 'data')) as [Buffer]
    expect(received.toString()).toMatch(/^HTTP\/1.1 200 /)
    expect(received.toString()).toContain('retry: 2000\n\nevent: early\ndata: {}\n\n')
  })

  it('has the ids with which a client goes on', async () => {
    caller.resolve(visitor)
    const client = await openClient()
    await expect.poll(() => opened).toHaveBeenCalledOnce()
    opened.mock.lastCall?.[0]({ id: '7', event: 'numbered', data: {} })
    let received = ''
    client.on('data', (piece: Buffer) => {
      received += piece.toString()
    })
    await expect.poll(() => received).toContain('id: 7\nevent: numbered\ndata: {}\n\n')
  })

  it('is not opened where its handler refuses it', async () => {
    caller.resolve(visitor)
    const client = await openClient('/refused-events')
    const [received] = (await once(client, 'data')) as [Buffer]
    expect(received.toString()).toContain('"type":"cursor-invalid"')
  })

  it('is closed for a client that disconnects while it is subscribed', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    subscribed = promise
    caller.resolve(visitor)
    const client = await openClient()
    await expect.poll(() => opened).toHaveBeenCalledOnce()
    client.destroy()
    await expect.poll(connections).toBe(0)
    expect(closed).not.toHaveBeenCalled()
    resolve()
    await expect.poll(() => closed).toHaveBeenCalledOnce()
  })

  it('sends nothing after it has been ended, and closes', async () => {
    caller.resolve(visitor)
    await openClient()
    await expect.poll(() => opened).toHaveBeenCalledOnce()
    lastResponse?.end()
    opened.mock.lastCall?.[0]({ event: 'late', data: {} })
    await expect.poll(() => closed).toHaveBeenCalledOnce()
    expect(errors).toEqual([])
  })

  it('is not opened by a service that is stopped during authentication', async () => {
    const client = await openClient()
    isOpen = false
    caller.resolve(visitor)
    const [received] = (await once(client, 'data')) as [Buffer]
    expect(received.toString()).toMatch(/^HTTP\/1.1 503 .*\r\n(.*\r\n)*retry-after: 1\r\n/i)
    expect(opened).not.toHaveBeenCalled()
  })
})
