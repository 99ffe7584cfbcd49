import { buyer, call } from '@pinline/contracts/api/call'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { z } from 'zod'
import { ApiContext } from '../api-client/api-context.ts'
import { createApiClient } from '../api-client/create-api-client.ts'
import type { ResultOf } from './command-result.ts'
import { type CommandOptions, type Send, useCommand } from './use-command.ts'

const placeOrder = call({
  name: 'place-order',
  path: '/orders/create',
  effect: 'command',
  access: buyer,
  input: z.object({ quantity: z.int() }),
  output: z.object({ orderNo: z.string() }),
  errors: ['out-of-stock', 'still-being-placed', 'version-conflict'],
})

interface Request {
  readonly key: string | null
  readonly body: string
  result(status: number, body: unknown, headers?: Record<string, string>): void
  fail(error: unknown): void
}

const ok = { code: 200, msg: 'ok', data: { orderNo: '1' } }
const refusal = (type: string) => ({
  code: 422,
  msg: 'short',
  data: { errors: { quantity: 'too-many' } },
  meta: { type },
})
const failure = (code: number, type: string) => ({ code, msg: type, data: null, meta: { type } })

interface PlaceOrderProps extends CommandOptions<{ orderNo: string }> {
  readonly onRender: (send: Send<typeof placeOrder>) => void
}

function PlaceOrder({ onRender, ...options }: PlaceOrderProps) {
  onRender(useCommand(placeOrder, options).send)
  return null
}

/** A page with one client, whose components send commands; requests wait for their result. */
const page = () => {
  const requests: Request[] = []
  const notifications: string[] = []
  const queryClient = new QueryClient()
  const api = createApiClient({
    baseUrl: '',
    fetch: (_, init) =>
      new Promise((resolve, reject) => {
        requests.push({
          key: new Headers(init?.headers).get('Idempotency-Key'),
          body: String(init?.body),
          result: (status, body, headers = {}) => resolve(new Response(JSON.stringify(body), { status, headers })),
          fail: reject,
        })
      }),
    getToken: () => null,
    onToken: () => undefined,
    getLanguage: () => 'en',
    getCurrency: () => 'USD',
    texts: () => undefined,
    onNotification: ({ text }) => notifications.push(text),
    onUnauthenticated: () => undefined,
  })
  const component = (options?: CommandOptions<{ orderNo: string }>) => {
    const rendered: Send<typeof placeOrder>[] = []
    renderToStaticMarkup(
      <ApiContext value={api}>
        <QueryClientProvider client={queryClient}>
          <PlaceOrder {...options} onRender={(send) => rendered.push(send)} />
        </QueryClientProvider>
      </ApiContext>,
    )
    const [first] = rendered
    if (first === undefined) throw new Error('nothing was rendered')
    return first
  }
  const request = async (place: number): Promise<Request> => {
    await expect.poll(() => requests.length, { interval: 1 }).toBeGreaterThan(place)
    const found = requests[place]
    if (found === undefined) throw new Error(`no request ${place}`)
    return found
  }
  return { api, component, requests, request, notifications, queryClient }
}

describe('the result of a command', () => {
  it('is done with data, and its position goes with the next query', async () => {
    const { api, component, request } = page()
    const sent = component()({ quantity: 1 })
    ;(await request(0)).result(200, ok, { 'X-Position': 'order.order.1@4' })
    expect(await sent).toEqual({ kind: 'done', data: { orderNo: '1' } })
    expect(api.positions.header()).toBe('order.order.1@4')
  })

  it('is refused with code, text and validation errors', async () => {
    const { component, request } = page()
    const sent = component()({ quantity: 1 })
    ;(await request(0)).result(200, refusal('out-of-stock'))
    expect(await sent).toMatchObject({
      kind: 'refused',
      code: 'out-of-stock',
      message: 'short',
      errors: { quantity: 'too-many' },
    })
  })

  it('has no code when the call does not list it', async () => {
    const { component, request } = page()
    const sent = component()({ quantity: 1 })
    ;(await request(0)).result(200, refusal('cart-full'))
    expect(await sent).toMatchObject({ kind: 'refused', code: undefined, message: 'short' })
    type Refused = Extract<ResultOf<typeof placeOrder>, { kind: 'refused' }>
    expectTypeOf<Refused['code']>().toEqualTypeOf<
      'out-of-stock' | 'invalid-input' | 'idempotency-key-reused' | 'route-not-found' | undefined
    >()
  })

  it('is a conflict on version-conflict, and a failure with its code on any other 409', async () => {
    const { component, request } = page()
    const send = component()
    const first = send({ quantity: 1 })
    ;(await request(0)).result(409, failure(409, 'version-conflict'))
    expect(await first).toEqual({ kind: 'conflict' })
    const second = send({ quantity: 1 })
    ;(await request(1)).result(409, failure(409, 'still-being-placed'))
    expect(await second).toMatchObject({ kind: 'failed', status: 409, code: 'still-being-placed' })
  })

  it('is failed with the text to show, or with none when the client has shown it', async () => {
    const { component, request, notifications } = page()
    const quiet = component()({ quantity: 1 })
    ;(await request(0)).result(503, failure(503, 'service-unavailable'))
    expect(await quiet).toMatchObject({ kind: 'failed', message: 'service-unavailable' })
    expect(notifications).toEqual([])
    const loud = component({ notifyOnFailure: true })({ quantity: 1 })
    ;(await request(1)).result(503, failure(503, 'service-unavailable'))
    expect(await loud).toMatchObject({ kind: 'failed', message: '' })
    expect(notifications).toEqual(['service-unavailable'])
  })

  it('waits until the follow-up of the command has resolved', async () => {
    const { component, request, queryClient } = page()
    const seen: number[] = []
    const sent = component({
      onDone: async () => {
        await Promise.resolve()
        seen.push(queryClient.isMutating())
      },
    })({ quantity: 1 })
    ;(await request(0)).result(200, ok)
    await sent
    expect(seen).toEqual([1])
  })
})

describe('the key of a command', () => {
  it.each([
    ['without an answer', (request: Request) => request.fail(new TypeError('no network'))],
    ['of the server', (request: Request) => request.result(503, failure(503, 'service-unavailable'))],
  ])('is that of the first where the same is sent again after a failure %s', async (_, fail) => {
    const { component, request, requests } = page()
    const send = component()
    const first = send({ quantity: 1 })
    fail(await request(0))
    expect((await first).kind).toBe('failed')
    const again = send({ quantity: 1 })
    ;(await request(1)).result(200, ok)
    expect((await again).kind).toBe('done')
    void send({ quantity: 1 })
    const third = await request(2)
    expect(requests[1]?.key).toBe(requests[0]?.key)
    expect(third.key).not.toBe(requests[0]?.key)
  })

  it.each([
    ['done', (request: Request) => request.result(200, ok)],
    ['refused', (request: Request) => request.result(200, refusal('out-of-stock'))],
    ['in conflict', (request: Request) => request.result(409, failure(409, 'version-conflict'))],
    ['not permitted', (request: Request) => request.result(403, failure(403, 'forbidden'))],
  ])('is new after one that was %s', async (_, end) => {
    const { component, request, requests } = page()
    const send = component()
    const first = send({ quantity: 1 })
    end(await request(0))
    await first
    void send({ quantity: 1 })
    expect((await request(1)).key).not.toBe(requests[0]?.key)
  })

  it('is new when the input has changed', async () => {
    const { component, request, requests } = page()
    const send = component()
    const first = send({ quantity: 1 })
    ;(await request(0)).fail(new TypeError('no network'))
    await first
    void send({ quantity: 2 })
    expect((await request(1)).key).not.toBe(requests[0]?.key)
  })

  it('is the key that the caller passed', async () => {
    const { component, request } = page()
    void component()({ quantity: 1 }, 'kept')
    expect((await request(0)).key).toBe('kept')
  })
})

it.each([{}, { scope: 'orders' }])('sends nothing while an equal command is in progress: %j', async (options) => {
  const { component, request, requests } = page()
  const send = component(options)
  const first = send({ quantity: 1 })
  expect(await send({ quantity: 1 })).toMatchObject({ kind: 'failed', reason: 'duplicate', message: '' })
  ;(await request(0)).result(200, ok)
  expect((await first).kind).toBe('done')
  expect(requests).toHaveLength(1)
})

it('sends commands of one scope one after the other, also after a failure', async () => {
  const { component, request, requests } = page()
  const [one, other, free] = [component({ scope: 'orders' }), component({ scope: 'orders' }), component()]
  const first = one({ quantity: 1 })
  const second = other({ quantity: 2 })
  const third = one({ quantity: 3 })
  void free({ quantity: 4 })
  await request(1)
  expect(requests.map(({ body }) => JSON.parse(body).quantity)).toEqual([1, 4])
  requests[0]?.fail(new TypeError('no network'))
  expect((await first).kind).toBe('failed')
  ;(await request(2)).result(200, ok)
  expect((await second).kind).toBe('done')
  ;(await request(3)).result(200, ok)
  expect((await third).kind).toBe('done')
  expect(requests.map(({ body }) => JSON.parse(body).quantity)).toEqual([1, 4, 2, 3])
})
