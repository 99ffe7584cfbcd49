import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { Worker } from 'node:worker_threads'
import { logIn } from '@pinline/contracts/account/session/log-in'
import type { AnyCall } from '@pinline/contracts/api/call'
import { uploadFile } from '@pinline/contracts/catalogue/file/upload-file'
import { exportProducts } from '@pinline/contracts/catalogue/product/export-products'
import { listProducts } from '@pinline/contracts/catalogue/product/list-products'
import { productChanges } from '@pinline/contracts/catalogue/product/product-changes'
import { searchProducts } from '@pinline/contracts/catalogue/search/search-products'
import { suggestProducts } from '@pinline/contracts/catalogue/search/suggest-products'
import { listCategories } from '@pinline/contracts/catalogue/taxonomy/list-categories'
import { previewOrder } from '@pinline/contracts/order/order/preview-order'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { type Caller, signInBuyer, signInStaff } from '../harness/shop.ts'
import { startSystem, type TestSystem } from '../harness/start-system.ts'
import type { FloodedCall } from './flood.ts'
import type { HostileKind } from './hostile-connections.ts'
import { isDeep } from './is-deep.ts'

const hostileAddress = '127.0.0.2'
const hostileConnections = isDeep ? 2000 : 700
const measured = isDeep ? 400 : 150
/** Below these a response is quick enough for anybody: attackers, visitors and services share two cores here, ms. */
const idleFloorMs = 50
const floodFloorMs = 100
const floodConnections = 64
/** A flood ends after so many requests. */
const floodRequests = 5000
const timeoutMs = 60_000
const rounds = 3

const head = (method: string, path: string, ...headers: string[]): string =>
  [`${method} ${path} HTTP/1.1`, 'Host: localhost', ...headers, ''].join('\r\n')

const kinds: Readonly<Record<string, HostileKind>> = {
  'idle event streams': { opening: `${head('GET', `/api/v1${productChanges.path}`)}\r\n` },
  'slow headers': { opening: head('GET', `/api/v1${listCategories.path}`), drip: 'X-More: 1\r\n' },
  'slow bodies': {
    // To the service that the visitors use.
    opening: `${head('POST', `/api/v1${searchProducts.path}`, 'Content-Type: application/json', 'Content-Length: 1000')}\r\n{`,
    drip: ' ',
  },
  'slow readers': { opening: `${head('GET', '/api/openapi.json')}\r\n`, isDeaf: true },
}

const json = { 'content-type': 'application/json' }
const post = (call: AnyCall, body: object, headers: Record<string, string> = {}): FloodedCall => ({
  method: 'POST',
  path: `/api/v1${call.path}`,
  headers: { ...json, ...headers },
  body: JSON.stringify(body),
})
const bearerOf = ({ token = '' }: Caller): Record<string, string> => ({ authorization: `Bearer ${token}` })
const asStaff = async ({ url, demoAccounts }: TestSystem) => bearerOf(await signInStaff(url, demoAccounts().staff))
const asBuyer = async ({ url, demoAccounts }: TestSystem) => bearerOf(await signInBuyer(url, demoAccounts().buyer))

/** A file in the form that a browser sends. */
const uploaded = (type: string): string =>
  [
    '--limit',
    'Content-Disposition: form-data; name="module"',
    '',
    'feedback',
    '--limit',
    'Content-Disposition: form-data; name="file"; filename="{n}.pdf"',
    `Content-Type: ${type}`,
    '',
    `%PDF-1.7\n${'{n} '.repeat(50_000)}\n%%EOF\n`,
    '--limit--',
    '',
  ].join('\r\n')

/** Calls that cost their service most. */
const floods: readonly (readonly [string, (system: TestSystem) => Promise<FloodedCall>])[] = [
  ['searches', async () => post(searchProducts, { q: '{n} pin header 2.54 mm', pageSize: 50 })],
  ['logins', async () => post(logIn, { username: 'nobody-{n}@example.test', password: 'Wrong-pass{n}' })],
  ['suggestions', async () => post(suggestProducts, { q: 'conn {n}' })],
  [
    'exports',
    async (system) => ({ method: 'GET', path: `/api/v1${exportProducts.path}`, headers: await asStaff(system) }),
  ],
  ['lists', async () => post(listProducts, { pageSize: 50, sort: '-price' })],
  ['previews', async (system) => post(previewOrder, { shippingMethod: 'standard' }, await asBuyer(system))],
  [
    'uploads',
    async (system) => ({
      method: 'POST',
      path: `/api/v1${uploadFile.path}`,
      headers: { ...(await asBuyer(system)), 'content-type': 'multipart/form-data; boundary=limit' },
      body: uploaded('application/pdf'),
    }),
  ],
  [
    'searches that nobody waits for',
    async () => ({ ...post(searchProducts, { q: '{n} pin header 2.54 mm', pageSize: 50 }), leavesAfterMs: 10 }),
  ],
]

/** The time of one request on a connection of its own, ms. Rejects unless its response is 200. */
const timeOf = (url: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const started = performance.now()
    const sent = request(
      `${url}/api/v1${listCategories.path}`,
      { agent: new Agent(), timeout: timeoutMs },
      (response) => {
        response.resume()
        response.once('end', () =>
          response.statusCode === 200
            ? resolve(performance.now() - started)
            : reject(new Error(`a visitor got ${response.statusCode}`)),
        )
      },
    )
    sent.once('timeout', () => sent.destroy(new Error(`a visitor waited ${timeoutMs} ms`)))
    sent.once('error', reject)
    sent.end()
  })

/** The 99th percentile of a visitor's requests, one after the other, ms. */
const p99Of = async (url: string): Promise<number> => {
  const times: number[] = []
  for (let n = 0; n < measured; n += 1) times.push(await timeOf(url))
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0
}

/** Every request of a visitor is answered while the attack lasts. */
const expectOthersServed = async (url: string, attack: () => Promise<() => Promise<unknown>>) => {
  const end = await attack()
  await p99Of(url).finally(end)
}

/**
 * Measures idle and attacked in turns: a machine that is busy with other things hits both sides, but not always alike,
 * and what is measured too slow is measured again.
 */
const expectOthersUnharmed = async (
  url: string,
  name: string,
  floorMs: number,
  attack: () => Promise<() => Promise<unknown>>,
) => {
  const measurements: string[] = []
  for (let round = 0; round < rounds; round += 1) {
    const idle = await p99Of(url)
    const end = await attack()
    const attacked = await p99Of(url).finally(end)
    measurements.push(`${name}: p99 ${attacked.toFixed(1)} ms, idle ${idle.toFixed(1)} ms`)
    process.stdout.write(`${measurements.at(-1)}\n`)
    if (attacked <= Math.max(2 * idle, floorMs)) return
  }
  expect.fail(measurements.join('; '))
}

/** Other visitors while one address does its worst. */
describe('other clients', () => {
  let system: TestSystem

  beforeAll(async () => {
    system = await startSystem(inject('servers'), {
      services: ['account', 'catalogue', 'order', 'notification', 'gateway'],
      // Half of what the attacker opens: without a cap by address nothing is left for others.
      settings: { CONNECTIONS: String(hostileConnections / 2) },
    })
    await p99Of(system.url)
  })
  afterAll(() => system?.stop())

  const attackBy = async (script: string, data: object) => {
    const attacker = new Worker(new URL(script, import.meta.url), {
      workerData: { url: system.url, from: hostileAddress, ...data },
    })
    await once(attacker, 'message')
    return () => attacker.terminate()
  }

  const connect = (kind: HostileKind) => () =>
    attackBy('hostile-connections.ts', { connections: hostileConnections, kind })
  const flood = (call: FloodedCall) => () =>
    attackBy('flood.ts', { connections: floodConnections, atMost: floodRequests, call })

  it.each(Object.entries(kinds))('are served in spite of %s', { timeout: 360_000 }, async (_, kind) => {
    await expectOthersServed(system.url, connect(kind))
  })

  it.each(floods.slice(0, 3))('are served during a flood of %s', { timeout: 360_000 }, async (_, callOf) => {
    await expectOthersServed(system.url, flood(await callOf(system)))
  })

  // Other work on the machine changes times, so that only `npm run test:security` compares them.
  if (isDeep) {
    it.each(Object.entries(kinds))('do not wait because of %s', { timeout: 360_000 }, async (name, kind) => {
      await expectOthersUnharmed(system.url, name, idleFloorMs, connect(kind))
    })

    it.each(floods)('do not wait because of a flood of %s', { timeout: 360_000 }, async (name, callOf) => {
      await expectOthersUnharmed(system.url, name, floodFloorMs, flood(await callOf(system)))
    })
  }
})
