import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { afterEach, describe, expect, it } from 'vitest'
import { passOn } from './proxy.ts'

const servers: Server[] = []

const listen = async (server: Server): Promise<string> => {
  servers.push(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return `http://127.0.0.1:${port}`
}

/** A service that resets a connection when its so many-th request comes, behind a gateway that passes all on. */
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
  const app = express()
  app.use((request, response) => passOn(service, request, response, () => void response.sendStatus(503)))
  return { gateway: await listen(createServer(app)), connections }
}

const statusOf = async (url: string, method = 'GET'): Promise<number> => {
  const answer = await fetch(url, { method })
  await answer.arrayBuffer()
  return answer.status
}

afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
})

describe('a connection that the other end resets', () => {
  it.each(['GET', 'HEAD'])('was kept: a %s goes once more on a new one', async (method) => {
    const { gateway, connections } = await serviceThatResets(2)
    expect(await statusOf(gateway)).toBe(200)
    expect(await statusOf(gateway, method)).toBe(200)
    expect(connections.size).toBe(2)
  })

  it('was kept: a request that may change something fails', async () => {
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
