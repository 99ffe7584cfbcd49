import { once } from 'node:events'
import { createServer, request as httpRequest, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { isRejection } from '@pinline/contracts/api/error-codes'
import { afterEach, describe, expect, it } from 'vitest'
import { gatewayConfig } from './config.ts'
import { forwarding } from './forwarding.ts'

const servers: Server[] = []

const listen = async (handle: (request: IncomingMessage, response: ServerResponse) => void): Promise<string> => {
  const server = createServer(handle)
  servers.push(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const limits = gatewayConfig.parse({
  ...{ ACCOUNT_URL: 'http://a', CATALOGUE_URL: 'http://a', ORDER_URL: 'http://a', NOTIFICATION_URL: 'http://a' },
  ...{
    STOREFRONT_URL: 'http://a',
    INTERNAL_TOKEN: 'i'.repeat(16),
    TOKEN_SECRET: 't'.repeat(32),
    PINLINE_MODE: 'development',
  },
  ...{ REQUESTS_PER_ADDRESS: '1', BODY_BUFFER_BYTES: '1000' },
})

afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
})

/** A service that responds when a test does so, and a gateway where a client has one request at work. */
const slowService = async () => {
  const arrived: string[] = []
  const working = new Map<string, ServerResponse>()
  const taken = new Map<string, PromiseWithResolvers<void>>()
  const takenBy = (path: string): PromiseWithResolvers<void> => {
    const known = taken.get(path) ?? Promise.withResolvers<void>()
    taken.set(path, known)
    return known
  }
  const target = await listen((request, response) => {
    const path = request.url ?? ''
    request.resume().once('end', () => {
      arrived.push(path)
      working.set(path, response)
      takenBy(path).resolve()
    })
  })
  const { forward } = forwarding(limits, async () => undefined)
  const responses = new Map<string, ServerResponse>()
  const gateway = await listen((request, response) => {
    responses.set(request.url ?? '', response)
    const client = { address: String(request.headers['x-client']), protocol: 'https' }
    const refuse = () => void response.writeHead(503).end()
    void forward(request, response, { client, target, kind: 'call', weight: 1, refuse })
  })
  const send = (client: string, path: string, method = 'GET') => {
    const sent = httpRequest(gateway + path, { method, headers: { 'x-client': client }, agent: false })
    sent.on('error', () => undefined)
    sent.end(method === 'POST' ? Buffer.alloc(200_000) : undefined)
    return sent
  }
  const leave = async (path: string, sent: ReturnType<typeof send>) => {
    const left = once(responses.get(path) ?? sent, 'close')
    sent.destroy()
    await left
  }
  return { arrived, working, takenBy: (path: string) => takenBy(path).promise, send, leave }
}

describe('the share of a client', () => {
  it.each(['GET', 'POST'])(
    'is taken by a %s until the service has responded, even if its client has left',
    async (method) => {
      const { arrived, working, takenBy, send, leave } = await slowService()
      const first = send('198.51.100.1', '/first', method)
      await takenBy('/first')
      await leave('/first', first)
      const second = send('198.51.100.1', '/second', method)
      send('198.51.100.2', '/another', method)
      await takenBy('/another')
      expect(arrived).toEqual(['/first', '/another'])
      working.get('/first')?.end('too late')
      await takenBy('/second')
      working.get('/second')?.end('in time')
      const [response] = (await once(second, 'response')) as [IncomingMessage]
      expect(response.statusCode).toBe(200)
    },
  )

  it.each(['GET', 'POST'])('is free again if the service breaks off what nobody waits for: %s', async (method) => {
    const { working, takenBy, send, leave } = await slowService()
    const first = send('198.51.100.1', '/first', method)
    await takenBy('/first')
    await leave('/first', first)
    send('198.51.100.1', '/second', method)
    working.get('/first')?.destroy()
    await takenBy('/second')
  })

  it('is taken by calls that the gateway makes for it, which wait and are not made once it has gone', async () => {
    const { share } = forwarding(limits, async () => undefined)
    const gone = new AbortController()
    const call = { address: '198.51.100.1', target: 'http://a', weight: 1, gone: gone.signal }
    const first = Promise.withResolvers<string>()
    const made: string[] = []
    const results = [share(call, () => first.promise), share(call, async () => made.push('second'))] as const
    expect(await share({ ...call, address: '198.51.100.2' }, async () => 'another')).toBe('another')
    expect(made).toEqual([])
    gone.abort()
    first.resolve('first')
    expect(await results[0]).toBe('first')
    const refused = await results[1]
    expect(isRejection(refused)).toBe(true)
    expect(made).toEqual([])
  })
})
