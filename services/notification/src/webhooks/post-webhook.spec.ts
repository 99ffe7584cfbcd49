import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { networksOf } from './address-policy.ts'
import { postWebhook, type Resolve } from './post-webhook.ts'

let server: Server
let port = 0
let requests = 0
beforeAll(async () => {
  server = createServer((request, response) => {
    requests += 1
    request.resume().on('end', () => response.writeHead(204).end())
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  port = (server.address() as AddressInfo).port
})
afterAll(() => new Promise((closed) => server.close(closed)))

/** Resolves a name to these addresses, one look-up after the other. */
const resolving = (...answers: readonly (readonly string[])[]): { readonly resolve: Resolve; lookUps: number } => {
  const state = {
    lookUps: 0,
    resolve: ((_hostname, _options, callback) => {
      const addresses = answers[state.lookUps] ?? []
      state.lookUps += 1
      callback(
        null,
        addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      )
    }) satisfies Resolve,
  }
  return state
}
const send = async (resolve: Resolve, url = `http://erp.example.com:${port}/`) => {
  const post = postWebhook({ allowed: networksOf(['127.0.0.1/32']), timeoutMs: 2000, resolve })
  return await post({ url, headers: {}, body: '{}' }, new AbortController().signal)
}

describe('a request to a name', () => {
  it('is sent to the address that was checked', async () => {
    const dns = resolving(['127.0.0.1'])
    expect(await send(dns.resolve)).toEqual({ status: 204, error: null, text: '' })
    expect(dns.lookUps).toBe(1)
  })
  it('is refused when the name resolves to another address the next time', async () => {
    const dns = resolving(['127.0.0.1'], ['169.254.169.254'])
    expect(await send(dns.resolve)).toMatchObject({ status: 204 })
    expect(await send(dns.resolve)).toEqual({ status: null, error: 'address-not-allowed', text: '' })
  })
  it.each([
    [['10.0.0.1']],
    [['::1']],
    [['::ffff:10.0.0.1']],
    [['127.0.0.1', '10.0.0.1']],
    [['169.254.169.254', '127.0.0.1']],
  ])('is refused with any address that is not allowed: %s', async (addresses) => {
    const before = requests
    expect(await send(resolving(addresses).resolve)).toMatchObject({ error: 'address-not-allowed' })
    expect(requests).toBe(before)
  })
  it('fails where the name has no address', async () => {
    expect(await send(resolving([]).resolve)).toMatchObject({ status: null, error: 'connection-failed' })
  })
})

it('a request to an address that is written out is refused without a look-up', async () => {
  const dns = resolving()
  for (const url of ['http://169.254.169.254/', 'http://[::1]/', 'http://2130706434/', 'https://10.0.0.1/'])
    expect(await send(dns.resolve, url), url).toMatchObject({ error: 'address-not-allowed' })
  expect(dns.lookUps).toBe(0)
})

it('a request that is broken off says so', async () => {
  const post = postWebhook({ allowed: networksOf(['127.0.0.1/32']), timeoutMs: 2000 })
  const sent = post({ url: `http://127.0.0.1:${port}/`, headers: {}, body: '{}' }, AbortSignal.abort())
  expect(await sent).toMatchObject({ status: null, error: 'interrupted' })
})
