import { once } from 'node:events'
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { afterEach, expect, it } from 'vitest'
import { gatewayConfig } from './config.ts'
import { gatewayApp } from './gateway-app.ts'
import { gatewayAudit } from './gateway-audit.ts'
import { gatewayMetrics, RequestWatch } from './watch-requests.ts'

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

/** A gateway with a share of 8 for each client, whose services and shop do not respond. */
const busyGateway = async () => {
  const working: ServerResponse[] = []
  const arrivals: (() => void)[] = []
  const upstream = await listen((request, response) => {
    request.resume()
    working.push(response)
    for (const arrived of arrivals.splice(0)) arrived()
  })
  const limits = gatewayConfig.parse({
    ...{ ACCOUNT_URL: upstream, CATALOGUE_URL: upstream, ORDER_URL: upstream, NOTIFICATION_URL: upstream },
    ...{ STOREFRONT_URL: upstream, INTERNAL_TOKEN: 'i'.repeat(16), TOKEN_SECRET: 't'.repeat(32) },
    ...{ PINLINE_MODE: 'development', REQUESTS_PER_ADDRESS: '8', QUEUE_SECONDS: '1' },
  })
  const log = pino({ enabled: false })
  const { listener } = gatewayApp({
    urls: { account: upstream, catalogue: upstream, order: upstream, notification: upstream },
    storefrontUrl: upstream,
    internalToken: limits.INTERNAL_TOKEN,
    authenticate: async () => ({ kind: 'visitor' }),
    personOf: async () => undefined,
    audit: gatewayAudit(upstream, limits.INTERNAL_TOKEN, log),
    watch: new RequestWatch(gatewayMetrics(), log),
    maintenance: { until: null, refusal: () => undefined },
    traceUrl: null,
    consoleFolder: '/nowhere',
    trustedProxies: [],
    publicOrigin: undefined,
    hosts: new Set(),
    limits,
  })
  const url = await listen(listener)
  return {
    working,
    send: (path: string, init?: RequestInit) => fetch(url + path, init),
    nextArrival: () => new Promise<'at work'>((resolve) => arrivals.push(() => resolve('at work'))),
  }
}

const tool: RequestInit = {
  method: 'POST',
  headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
  body: JSON.stringify({
    ...{ jsonrpc: '2.0', id: 1, method: 'tools/call' },
    params: { name: 'list_categories', arguments: {} },
  }),
}

it.each([
  ['a page', '/en/index', undefined],
  ['a page that is named like a picture', '/en/productListCopy/x.png', undefined],
  ['a page that is named like an icon', '/x.ico', undefined],
  ['a drawing', '/drawings/p-12345678.svg', undefined],
  ['a tool', '/mcp', tool],
  ['a tool with a slash at the end of its path', '/mcp/', tool],
])('one client has %s at work once, and the next one waits', async (_what, path, init) => {
  const { working, send, nextArrival } = await busyGateway()
  const first = nextArrival()
  void send(path, init).catch(() => undefined)
  await first
  const second = send(path, init).then(
    ({ status }) => status,
    () => 'cut off',
  )
  expect(await Promise.race([nextArrival(), second])).toBe(503)
  expect(working).toHaveLength(1)
})

it('a client has several files at work', async () => {
  const { working, send, nextArrival } = await busyGateway()
  for (const path of ['/assets/a.js', '/favicon.svg', '/flags/de.svg']) {
    const arrived = nextArrival()
    void send(path).catch(() => undefined)
    await arrived
  }
  expect(working).toHaveLength(3)
})

it.each(['/MCP', '/API/docs', '/API/v1/private/operations/overview'])(
  'does not take %s for its own path in other letters',
  async (path) => {
    const { send, nextArrival } = await busyGateway()
    const arrived = nextArrival()
    void send(path).catch(() => undefined)
    // It is a page of the shop like any other.
    expect(await arrived).toBe('at work')
  },
)
