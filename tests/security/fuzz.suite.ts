import { getMe } from '@pinline/contracts/account/buyer/get-me'
import { getStaffProfile } from '@pinline/contracts/account/permissions/get-staff-profile'
import { type AdminResource, type AnyCall, generalErrors, methodsOf } from '@pinline/contracts/api/call'
import { envelope } from '@pinline/contracts/api/envelope'
import { getProduct } from '@pinline/contracts/catalogue/product/get-product'
import type { ServiceName } from '@pinline/infra/product/services'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Caller, signInStaff, stockedProducts } from '../harness/shop.ts'
import type { TestSystem } from '../harness/start-system.ts'
import { waitFor } from '../harness/wait-for.ts'
import { allResources, endsOwnSession, pathOf, publicCalls } from './call-tables.ts'
import { hostileText, inputsOf, type KnownValues } from './hostile-inputs.ts'
import { isDeep } from './is-deep.ts'
import { newShopper } from './shopper.ts'

/** FUZZ_SEED repeats a run that failed. */
const seed = Number(process.env.FUZZ_SEED ?? 20_261_121)
const requests = isDeep ? 10_000 : 1000
const atOnce = 6
/** What takes longer hangs, also on a busy machine. */
const answerWithinMs = 60_000
/** Per process, over all requests: caches are bounded, and each is far smaller than this. */
const growth = { heapBytes: 96 * 1024 * 1024, handles: 50 }
const services = ['account', 'catalogue', 'order', 'notification'] as const satisfies readonly ServiceName[]

interface FuzzRequest {
  readonly name: string
  readonly method: string
  readonly path: string
  readonly body?: string
  readonly headers: Readonly<Record<string, string>>
  readonly who: 'visitor' | 'buyer' | 'staff'
  readonly call?: AnyCall
}

const headerText = fc.constantFrom('', 'x', 'zh_CN', '../..', '\u00e9', 'a'.repeat(300), '-1@-1', 'order-1@1,', '%00')
const headers = fc.record(
  {
    'idempotency-key': fc.oneof(fc.uuid(), fc.constantFrom('fuzz-key-0001', 'short', 'a'.repeat(300))),
    'x-locale': headerText,
    'x-currency': fc.constantFrom('EUR', 'eur', 'XXX', ''),
    'x-position': fc.oneof(headerText, fc.constant('catalogue:0:1@99999999')),
    'x-request-id': headerText,
    'accept-language': headerText,
  },
  { requiredKeys: [] },
)

const queryOf = (input: unknown): string => {
  if (typeof input !== 'object' || input === null) return ''
  const parts = Object.entries(input).flatMap(([name, value]) =>
    (Array.isArray(value) ? value.slice(0, 50) : [value]).map((one) => {
      const text = typeof one === 'object' ? JSON.stringify(one) : String(one)
      return `${encodeURIComponent(name.toWellFormed())}=${encodeURIComponent(text.slice(0, 2000).toWellFormed())}`
    }),
  )
  return parts.length === 0 ? '' : `?${parts.join('&').slice(0, 6000)}`
}

const rightfulOf = ({ access }: AnyCall): readonly FuzzRequest['who'][] => {
  switch (access.kind) {
    case 'buyer':
      return ['buyer']
    case 'staff':
      return ['staff']
    case 'buyer-or-staff':
      return ['buyer', 'staff']
    case 'open':
    case 'internal':
    case 'signed':
      return ['visitor', 'buyer']
    default:
      return access satisfies never
  }
}

const requestsOf = (call: AnyCall, known: KnownValues): fc.Arbitrary<FuzzRequest> =>
  fc
    .record({
      input: inputsOf(call, known),
      method: fc.constantFrom(...methodsOf(call.effect)),
      // Mostly who may call, so that the input is read.
      who: fc.oneof(
        { arbitrary: fc.constantFrom(...rightfulOf(call)), weight: 9 },
        { arbitrary: fc.constantFrom('visitor' as const, 'buyer' as const, 'staff' as const), weight: 1 },
      ),
      parameter: hostileText,
      headers,
    })
    .map(({ input, method, who, parameter, headers: more }) => {
      const inPath = encodeURIComponent(parameter.slice(0, 500).toWellFormed())
      const path = pathOf({ ...call, path: call.path.replaceAll(/\{\w+\}/g, inPath || 'x') as `/${string}` })
      return {
        ...{ name: call.name, method, who, call, headers: more },
        ...(method === 'GET' ? { path: `${path}${queryOf(input)}` } : { path, body: JSON.stringify(input) ?? '' }),
      }
    })

const listsOf = (resource: AdminResource, known: KnownValues): fc.Arbitrary<FuzzRequest> =>
  fc
    .record({
      filter: inputsOf({ input: resource.filter }, known),
      sort: fc.oneof(fc.constantFrom('id', ...resource.sorts), hostileText),
      order: fc.constantFrom('ASC', 'DESC', 'x'),
      range: fc.tuple(fc.integer({ min: -1, max: 300 }), fc.integer({ min: -1, max: 300 })),
      id: fc.option(hostileText),
    })
    .map(({ filter, sort, order, range, id }) => {
      const base = `/api/v1/admin/${resource.name}`
      const query = { filter, sort: JSON.stringify([sort.slice(0, 100), order]), range: JSON.stringify(range) }
      const one = id === null ? '' : `/${encodeURIComponent(id.slice(0, 500).toWellFormed()) || 'x'}`
      return {
        ...{ name: `list of ${resource.name}`, method: 'GET', who: 'staff' as const, headers: {} },
        path: one === '' ? base + queryOf({ ...query, filter: JSON.stringify(filter) }) : base + one,
      }
    })

const causeOf = (error: unknown): string =>
  String(error instanceof Error && error.cause !== undefined ? error.cause : error)
/** The gateway may close a connection while a request begins on it: such a request is sent again, once. */
const isClosed = (error: unknown): boolean => /other side closed|ECONNRESET|EPIPE/u.test(causeOf(error))

const walletFault = 'wallet-unreachable'

/** Requests that are made from the contracts, to find what no test thought of. */
export const fuzz = (shared: () => TestSystem): void => {
  describe('a fuzz of every call from its schema', () => {
    let system: TestSystem
    const tokens: Partial<Record<FuzzRequest['who'], string>> = {}
    let buyer: Caller
    let staff: Caller
    let known: KnownValues = {}

    beforeAll(async () => {
      system = shared()
      staff = await signInStaff(system.url, system.demoAccounts().staff)
      const shopper = await newShopper(system.url, staff)
      buyer = shopper.caller
      Object.assign(tokens, { buyer: buyer.token, staff: staff.token })
      const order = await shopper.readyOrder()
      const [stocked] = await stockedProducts(system.url, 50)
      if (stocked === undefined) throw new Error('no product has stock')
      const productId = stocked.id
      const { product: data, productVersion } = (await staff.call(getProduct, { productId })).data()
      const { geometry: _, weightEstimated: __, demo: ___, ...product } = data
      const line = { productId, quantity: 1 }
      known = {
        ...{ orderNo: [shopper.orderNo], addressId: [shopper.addressId], fileId: [shopper.fileId] },
        ...{ afterSaleNo: [shopper.afterSaleNo], quotationNo: [shopper.quotationNo] },
        ...{ shippingMethod: ['standard', 'express'], previewToken: [order.previewToken] },
        ...{ productId: [productId], productIds: [[productId]], ids: [[productId]], lines: [[line]] },
        ...{ product: [product], version: [productVersion], products: [[data]], model: [product.model] },
        ...{ target: ['fuzz@example.test'], email: ['fuzz@example.test'], username: [shopper.email] },
        ...{ phone: ['13800000000'], country: ['DE'], zone: ['BE'], taxNumber: ['DE123456789'], code: ['123456'] },
        ...{ titles: [{ en: 'Fuzz' }], names: [{ en: 'Fuzz' }], path: ['/fuzz'], authority: ['fuzz.read'] },
        ...{ id: [shopper.addressId, shopper.fileId, productId, 'pin-headers'], categoryId: ['pin-headers'] },
        ...{ pageSize: [15, 30], page: [1, 2], q: [product.model, 'usb 2.54'], period: ['day'] },
      }
    })

    const send = async (request: FuzzRequest): Promise<string | undefined> => {
      const { method, path, body, who, call } = request
      const token = tokens[who]
      const response = await fetch(system.url + path, {
        method,
        headers: {
          'content-type': 'application/json',
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...request.headers,
        },
        ...(body === undefined ? {} : { body }),
        signal: AbortSignal.timeout(answerWithinMs),
      })
      const text = await response.text()
      // A service at its limits says so, and when to come again: that is no failure.
      if (response.status === 503 && response.headers.has('retry-after')) return undefined
      // The requests before may have set faults of the simulated wallet.
      if (response.status === 503 && text.includes(`"type":"${walletFault}"`) && call?.errors.includes(walletFault))
        return undefined
      if (response.status >= 500) return `answered ${response.status} ${text.slice(0, 300)}`
      if (/node_modules|\.ts:\d+:\d+/u.test(text)) return `shows its code: ${text.slice(0, 300)}`
      if (response.ok && (call === undefined || call.binary === true)) return undefined
      const parsed = envelope.safeParse(JSON.parse(text))
      if (!parsed.success) return `is no envelope: ${text.slice(0, 300)}`
      const { code, meta } = parsed.data
      const declared: readonly string[] = [...generalErrors, ...(call?.errors ?? []), 'not-found']
      return code === 200 || declared.includes(meta?.type ?? '') ? undefined : `has the code ${meta?.type}`
    }
    const failureOf = async (request: FuzzRequest): Promise<string | undefined> => {
      const failure = await send(request)
        .catch((error: unknown) => (isClosed(error) ? send(request) : Promise.reject(error)))
        .catch((error: unknown) => `has no answer: ${causeOf(error)}`)
      if (failure === undefined) return undefined
      const { call: _, ...shown } = request
      return `${failure}\n  ${JSON.stringify(shown).slice(0, 1500)}`
    }
    const failuresOf = async (all: readonly FuzzRequest[]): Promise<readonly string[]> => {
      const waiting = [...all]
      const failures: string[] = []
      const work = async (): Promise<void> => {
        for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
          const failure = await failureOf(next)
          if (failure !== undefined) failures.push(failure)
        }
      }
      await Promise.all(Array.from({ length: atOnce }, work))
      return failures
    }

    /** The sum over all labels. */
    const gauge = (metrics: string, name: string): number => {
      const values = [...metrics.matchAll(new RegExp(`^${name}(?:\\{[^}]*\\})? (\\S+)$`, 'gm'))]
      return values.length === 0 ? Number.NaN : values.reduce((sum, [, value]) => sum + Number(value), 0)
    }
    const sizeOf = async (service: ServiceName) => {
      const metrics = await (await fetch(`${system.urls[service]}/metrics`)).text()
      return {
        heapBytes: gauge(metrics, 'nodejs_heap_size_used_bytes'),
        handles: gauge(metrics, 'nodejs_active_handles'),
      }
    }

    it(`of ${requests} requests with the seed ${seed} none fails, hangs or leaves anything behind`, {
      timeout: 420_000,
    }, async () => {
      const calls = publicCalls.filter(({ name }) => !endsOwnSession.has(name))
      const drawn = fc.sample(
        fc.oneof(
          ...calls.map((call) => requestsOf(call, known)),
          ...allResources.map((resource) => listsOf(resource, known)),
        ),
        { seed, numRuns: requests },
      )
      const warmUp = Math.floor(requests / 10)
      const failures = [...(await failuresOf(drawn.slice(0, warmUp)))]
      const before = new Map(
        await Promise.all(services.map(async (service) => [service, await sizeOf(service)] as const)),
      )
      failures.push(...(await failuresOf(drawn.slice(warmUp))))
      expect(failures, `FUZZ_SEED=${seed} repeats them`).toEqual([])

      for (const service of services) {
        const { heapBytes = 0, handles = 0 } = before.get(service) ?? {}
        // Each look allocates, until the next collection.
        await waitFor(`${service} to be as small as before`, async () => {
          const after = await sizeOf(service)
          return after.heapBytes < heapBytes + growth.heapBytes && after.handles < handles + growth.handles
        })
      }
      expect((await buyer.call(getMe, {})).envelope.code, 'the buyer is no longer signed in').toBe(200)
      expect((await staff.call(getStaffProfile, {})).envelope.code, 'staff is no longer signed in').toBe(200)
    })
  })
}
