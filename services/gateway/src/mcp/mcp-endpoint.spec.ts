import { once } from 'node:events'
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Rejection } from '@pinline/contracts/api/error-codes'
import express from 'express'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { FairSlots } from '../limits/fair-slots.ts'
import { mcpEndpoint } from './mcp-endpoint.ts'

const servers: Server[] = []

const listen = async (handle: RequestListener): Promise<string> => {
  const server = createServer(handle)
  servers.push(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
})

const refused = JSON.stringify({ code: 404, msg: 'none', data: null, meta: { type: 'not-found', requestId: 'r' } })
const headers = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' }
const toolCall = (id: number) => ({
  ...{ jsonrpc: '2.0', id, method: 'tools/call' },
  params: { name: 'list_categories', arguments: {} },
})

/** Tools whose service responds when a test does so, for clients of which each has one call at work. */
const slowTools = async (closed?: Rejection) => {
  const working: ServerResponse[] = []
  const url = await listen((_, response) => void working.push(response))
  const slots = new FairSlots({ total: 8, perClient: 1, waitingPerClient: 1000, waitMs: 60_000 })
  const handler = mcpEndpoint({
    ...{ urls: { account: url, catalogue: url, order: url, notification: url }, storefrontUrl: url },
    ...{ publicOrigin: undefined, patienceMs: 60_000 },
    maintenance: { until: null, refusal: () => closed },
    share: async ({ weight, gone }, run) => {
      const slot = await slots.take('client', weight, gone)
      if (typeof slot !== 'function') return { kind: 'rejection', code: 'too-many-requests' }
      try {
        return await run()
      } finally {
        slot()
      }
    },
  })
  const app = express()
  app.all('/', (request, response) => handler(request, response))
  return { working, endpoint: await listen(app) }
}

describe('the endpoint of tools', () => {
  it('has as many tools of a batch at work as its client has a share of, one after the other', async () => {
    const { working, endpoint } = await slowTools()
    const ids = Array.from({ length: 5 }, (_, id) => id)
    const sent = fetch(endpoint, { method: 'POST', headers, body: JSON.stringify(ids.map(toolCall)) })
    for (const id of ids) {
      await vi.waitUntil(() => working.length > id, { timeout: 20_000 })
      expect(working).toHaveLength(id + 1)
      working[id]?.setHeader('content-type', 'application/json').end(refused)
    }
    expect((await (await sent).text()).match(/"isError":true/g)).toHaveLength(ids.length)
  })

  it('requests no quote during maintenance', async () => {
    const { working, endpoint } = await slowTools({ kind: 'rejection', code: 'in-maintenance' })
    const lines = [{ partId: 'p-0123456789abcdef', quantity: 5 }]
    const request = { ...toolCall(1), params: { name: 'request_quotation', arguments: { lines } } }
    const response = await fetch(endpoint, { method: 'POST', headers, body: JSON.stringify(request) })
    expect(await response.text()).toContain('in-maintenance: The shop is under maintenance')
    expect(working).toEqual([])
  })

  it('ends a subscription to changes of the tools at once: there are none', async () => {
    const { endpoint } = await slowTools()
    const version = '2026-07-28'
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { ...headers, 'mcp-protocol-version': version, 'mcp-method': 'subscriptions/listen' },
      body: JSON.stringify({
        ...{ jsonrpc: '2.0', id: 1, method: 'subscriptions/listen' },
        params: {
          notifications: { toolsListChanged: true, resourceSubscriptions: ['file:///a'] },
          _meta: {
            'io.modelcontextprotocol/protocolVersion': version,
            'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1.0.0' },
            'io.modelcontextprotocol/clientCapabilities': {},
          },
        },
      }),
    })
    expect(response.status).toBe(200)
    const messages = (await response.text()).match(/^data: .*$/gm)?.map((line): unknown => JSON.parse(line.slice(6)))
    const last = z.object({ id: z.literal(1), result: z.object({ resultType: z.string() }) }).parse(messages?.at(-1))
    expect(last.result.resultType).toBe('complete')
  })
})
