import { once } from 'node:events'
import { Agent, createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as after } from 'node:timers/promises'
import express, { type Express } from 'express'
import { afterEach, describe, expect, it } from 'vitest'
import { readBodyStart } from './limits/read-body-start.ts'
import { forwardRequest } from './proxy.ts'

const servers: Server[] = []

const listen = async (server: Server): Promise<string> => {
  servers.push(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return `http://127.0.0.1:${port}`
}

const agent = new Agent({ keepAlive: true })

/** Forwards everything to a service. */
const forwardingTo = (service: string, patienceMs?: number): Express => {
  const app = express()
  app.use(async (request, response) => {
    const hasBody = request.method === 'POST'
    forwardRequest(service, request, response, {
      client: { address: request.ip ?? '', protocol: request.protocol },
      agent,
      body: hasBody ? await readBodyStart(request, 4) : undefined,
      onFailure: () => void response.sendStatus(503),
      ...(patienceMs === undefined ? {} : { patienceMs }),
    })
  })
  return app
}

/** A service that resets a connection at its n-th request, behind a gateway that forwards everything. */
const serviceThatResets = async (atRequest: number) => {
  const requests = new WeakMap<object, number>()
  const connections = new Set<object>()
  const service = await listen(
    createServer((request, response) => {
      const count = (requests.get(request.socket) ?? 0) + 1
      requests.set(request.socket, count)
      connections.add(request.socket)
      if (count >= atRequest) request.socket.resetAndDestroy()
      else response.end('answered')
    }),
  )
  return { gateway: await listen(createServer(forwardingTo(service))), connections }
}

const statusOf = async (url: string, method = 'GET'): Promise<number> => {
  const response = await fetch(url, { method })
  await response.arrayBuffer()
  return response.status
}

afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
})

describe('a connection that the other end resets', () => {
  it.each(['GET', 'HEAD'])('was reused: a %s is repeated on a new connection', async (method) => {
    const { gateway, connections } = await serviceThatResets(2)
    expect(await statusOf(gateway)).toBe(200)
    expect(await statusOf(gateway, method)).toBe(200)
    expect(connections.size).toBe(2)
  })

  it('was reused: a request that may change something fails', async () => {
    const { gateway, connections } = await serviceThatResets(2)
    expect(await statusOf(gateway)).toBe(200)
    expect(await statusOf(gateway, 'POST')).toBe(503)
    expect(connections.size).toBe(1)
  })

  it('is new: the request fails at once', async () => {
    const { gateway, connections } = await serviceThatResets(1)
    expect(await statusOf(gateway)).toBe(503)
    expect(connections.size).toBe(1)
  })
})

describe('the client address of a request', () => {
  const clientAddress = async (trusted: readonly string[]): Promise<string> => {
    const service = await listen(
      createServer((request, response) => response.end(String(request.headers['x-forwarded-for']))),
    )
    const app = forwardingTo(service)
    app.set('trust proxy', [...trusted])
    const gateway = await listen(createServer(app))
    return await (await fetch(gateway, { headers: { 'x-forwarded-for': '203.0.113.9, 198.51.100.7' } })).text()
  }

  it('is what the gateway sees, whatever the client sends', async () => {
    expect(await clientAddress([])).toMatch(/127\.0\.0\.1$/)
  })

  it('is what a trusted proxy reports, not what the client sent to the proxy', async () => {
    expect(await clientAddress(['loopback'])).toBe('198.51.100.7')
  })
})

describe('a service on which nothing moves', () => {
  /** So long that a machine that is busy for a second is not taken for a client that has stopped. */
  const patienceMs = 3000
  /** A service that responds when it has read everything, or never. */
  const gatewayTo = async (isReachable: boolean) => {
    const service = await listen(
      createServer((request, response) => {
        let bytes = 0
        request.on('data', (chunk: Buffer) => {
          bytes += chunk.length
        })
        request.on('end', () => {
          if (isReachable) response.end(String(bytes))
        })
      }),
    )
    return await listen(createServer(forwardingTo(service, patienceMs)))
  }

  it('is aborted', async () => {
    expect(await statusOf(await gatewayTo(false), 'POST')).toBe(503)
  })

  it('is not one that an upload trickles to for longer than that', async () => {
    const started = performance.now()
    let chunks = 0
    const trickle = new ReadableStream<Uint8Array>({
      pull: async (controller) => {
        if (chunks === 6) return controller.close()
        controller.enqueue(Buffer.from('x'))
        chunks += 1
        await after(patienceMs / 4)
      },
    })
    const init = { method: 'POST', body: trickle, duplex: 'half' } as const
    const response = await fetch(await gatewayTo(true), init)
    expect(await response.text()).toBe('6')
    expect(performance.now() - started).toBeGreaterThan(patienceMs)
  })
})
