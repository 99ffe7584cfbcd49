import { buyer, call, open } from '@pinline/contracts/api/call'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type ApiClientOptions, createApiClient } from './create-api-client.ts'
import { createFakeClock } from './fake-clock.ts'
import type { ErrorNotification } from './notification-throttle.ts'
import { ApiFailure, CallRefused, DuplicateRequest } from './outcome.ts'
import type { SessionToken } from './session-token.ts'

const cancelOrder = call({
  name: 'cancel-order',
  path: '/orders/cancel',
  effect: 'command',
  access: buyer,
  input: z.object({ orderNo: z.string() }),
  output: z.object({ status: z.string() }),
  errors: [],
})
const listOrders = call({ ...cancelOrder, name: 'list-orders', path: '/orders/list', effect: 'read' })
const me = call({
  ...cancelOrder,
  name: 'me',
  path: '/auth/me',
  effect: 'get',
  access: open,
  input: z.object({ q: z.array(z.string()).optional() }),
})
const logOut = call({
  ...cancelOrder,
  name: 'log-out',
  path: '/auth/logout',
  access: open,
  audited: 'sign-out',
  input: z.object({}),
})

interface Sent {
  url: string
  method: string
  headers: Headers
  body: string | null
  result(status: number, body: unknown, headers?: Record<string, string>): void
  fail(error: unknown): void
}

const ok = (data: unknown = { status: 'cancelled' }) => ({ code: 200, msg: 'ok', data })

const setUp = (more: Partial<ApiClientOptions> = {}, startToken: SessionToken | null = null) => {
  const clock = createFakeClock()
  const sent: Sent[] = []
  const notifications: ErrorNotification[] = []
  const tokens: (SessionToken | null)[] = []
  const state = { token: startToken, reloads: 0, ids: 0 }
  const client = createApiClient({
    baseUrl: 'http://shop.test',
    clock,
    fetch: (input, init) =>
      new Promise((resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
        sent.push({
          url: String(input),
          method: init?.method ?? 'GET',
          headers: new Headers(init?.headers),
          body: typeof init?.body === 'string' ? init.body : null,
          result: (status, body, headers = {}) => resolve(new Response(JSON.stringify(body), { status, headers })),
          fail: reject,
        })
      }),
    getToken: () => state.token,
    onToken: (token) => {
      state.token = token
      tokens.push(token)
    },
    getLanguage: () => 'zh_cn',
    getLanguageTag: () => 'zh-Hans',
    getCurrency: () => 'USD',
    texts: (key) =>
      key.startsWith('http-') || key === 'request-timeout' || key === 'network-failed' ? `text of ${key}` : undefined,
    onNotification: (notification) => notifications.push(notification),
    onUnauthenticated: () => {
      state.reloads += 1
    },
    exclusive: (_, work) => work(),
    newId: () => {
      state.ids += 1
      return `id-${state.ids}`
    },
    ...more,
  })
  const at = (index: number): Sent => {
    const request = sent[index]
    if (request === undefined) throw new Error(`request ${index} was not sent`)
    return request
  }
  return { clock, sent, at, notifications, tokens, state, client }
}

const tokenUntil = (at: number, token = 'first'): SessionToken => ({ token, expiresAt: new Date(at).toISOString() })
const start = 1_800_000_000_000
const hour = 3_600_000
const input = { orderNo: '2611214073958' }

describe('request headers', () => {
  it('contain token, languages, currency, request id and the key of a command', async () => {
    const { client, at, clock } = setUp({}, tokenUntil(start + hour))
    const done = client.call(cancelOrder, input, { idempotencyKey: 'key-1' })
    await clock.pass(0)
    expect(at(0).url).toBe('http://shop.test/api/v1/orders/cancel')
    expect(at(0).method).toBe('POST')
    expect(at(0).body).toBe(JSON.stringify(input))
    expect(Object.fromEntries(at(0).headers)).toMatchObject({
      authorization: 'Bearer first',
      'accept-language': 'zh-Hans',
      'x-locale': 'zh_cn',
      locale: 'zh_cn',
      'x-currency': 'USD',
      'x-request-id': 'id-1',
      'idempotency-key': 'key-1',
      'content-type': 'application/json',
    })
    at(0).result(200, ok())
    expect(await done).toEqual({ kind: 'ok', data: { status: 'cancelled' }, stale: false })
  })

  it('contain no token for a visitor and no key for a query; a GET has its input in the URL', async () => {
    const { client, at, clock } = setUp()
    const done = client.read(me, { q: ['a', 'b'] })
    await clock.pass(0)
    expect(at(0).method).toBe('GET')
    expect(at(0).url).toBe('http://shop.test/api/v1/auth/me?q=a&q=b')
    expect(at(0).headers.has('Authorization')).toBe(false)
    expect(at(0).headers.has('Idempotency-Key')).toBe(false)
    at(0).result(200, ok())
    await done
  })

  it('contain the positions of earlier responses for queries', async () => {
    const { client, at, clock } = setUp()
    const first = client.call(cancelOrder, input)
    await clock.pass(0)
    at(0).result(200, ok(), { 'X-Position': 'order.order.2611214073958@4' })
    await first
    const second = client.call(listOrders, input)
    await clock.pass(0)
    expect(at(1).headers.get('X-Position')).toBe('order.order.2611214073958@4')
    at(1).result(200, { ...ok(), meta: { stale: true } })
    expect(await second).toMatchObject({ kind: 'ok', stale: true })
  })
})

describe('time-out', () => {
  it('is 50 s, with one retry after 1 s with the same key, then a notification', async () => {
    const { client, sent, at, clock, notifications } = setUp()
    const outcome = client.call(cancelOrder, input).catch((error: unknown) => error)
    await clock.pass(50_000)
    expect(sent.length).toBe(1)
    await clock.pass(999)
    expect(sent.length).toBe(1)
    await clock.pass(1)
    expect(sent.length).toBe(2)
    expect(at(1).headers.get('Idempotency-Key')).toBe(at(0).headers.get('Idempotency-Key'))
    await clock.pass(50_000)
    expect(sent.length).toBe(2)
    expect(await outcome).toMatchObject({ name: 'ApiFailure', reason: 'timeout' })
    expect(notifications.map((notification) => notification.text)).toEqual(['text of request-timeout'])
  })

  it('returns the response of the retry', async () => {
    const { client, at, clock } = setUp()
    const outcome = client.call(cancelOrder, input)
    await clock.pass(51_000)
    at(1).result(200, ok())
    expect(await outcome).toMatchObject({ kind: 'ok' })
  })

  it('does not apply to uploads', async () => {
    const { client, sent, at, clock } = setUp()
    const form = new FormData()
    const outcome = client.call(cancelOrder, input, { form })
    await clock.pass(500_000)
    expect(sent.length).toBe(1)
    expect(at(0).headers.has('Content-Type')).toBe(false)
    at(0).result(200, ok())
    expect(await outcome).toMatchObject({ kind: 'ok' })
  })

  it('does not cover an abort by the caller, which shows nothing', async () => {
    const { client, sent, clock, notifications } = setUp()
    const controller = new AbortController()
    const outcome = client.call(listOrders, input, { signal: controller.signal }).catch((error: unknown) => error)
    await clock.pass(10)
    controller.abort(new Error('left the page'))
    expect(await outcome).toMatchObject({ message: 'left the page' })
    await clock.pass(60_000)
    expect([sent.length, notifications.length]).toEqual([1, 0])
  })
})

describe('duplicate requests', () => {
  it('are not sent and show no notification', async () => {
    const { client, sent, at, clock, notifications } = setUp()
    const first = client.call(cancelOrder, input)
    const second = client.call(cancelOrder, input)
    expect(await second).toEqual({ kind: 'duplicate' })
    await expect(client.read(cancelOrder, input)).rejects.toBeInstanceOf(DuplicateRequest)
    await clock.pass(0)
    expect([sent.length, notifications.length]).toEqual([1, 0])
    at(0).result(200, ok())
    await first
  })

  it('are only those with an equal body while the first is in progress', async () => {
    const { client, sent, at, clock } = setUp()
    const first = client.call(cancelOrder, input)
    void client.call(cancelOrder, { orderNo: '2611204073918' })
    await clock.pass(0)
    expect(sent.length).toBe(2)
    at(0).result(200, ok())
    await first
    void client.call(cancelOrder, input)
    await clock.pass(0)
    expect(sent.length).toBe(3)
  })

  it('do not count once the first is older than time-out and 200 ms', async () => {
    const { client, sent, clock } = setUp()
    void client.call(cancelOrder, input)
    await clock.pass(50_200)
    expect(await client.call(cancelOrder, input)).toEqual({ kind: 'duplicate' })
    await clock.pass(1)
    void client.call(cancelOrder, input)
    await clock.pass(0)
    expect(sent.length).toBe(2)
  })

  it('do not count after an abort of the first', async () => {
    const { client, sent, clock } = setUp()
    const controller = new AbortController()
    client.call(listOrders, input, { signal: controller.signal }).catch(() => undefined)
    await clock.pass(0)
    controller.abort()
    void client.call(listOrders, input)
    await clock.pass(0)
    expect(sent.length).toBe(2)
  })
})

describe('responses', () => {
  const refused = {
    code: 422,
    msg: 'sold out',
    data: { errors: { quantity: 'too many' }, lines: [1] },
    meta: { type: 'out-of-stock' },
  }

  it('with 404 and 422 are returned without a notification', async () => {
    const { client, at, clock, notifications } = setUp()
    const outcome = client.call(cancelOrder, input)
    await clock.pass(0)
    at(0).result(200, refused)
    expect(await outcome).toEqual({
      kind: 'refused',
      status: 422,
      code: 'out-of-stock',
      message: 'sold out',
      errors: { quantity: 'too many' },
      data: refused.data,
    })
    const read = client.read(listOrders, input).catch((error: unknown) => error)
    await clock.pass(0)
    at(1).result(200, { code: 404, msg: 'no such order', data: null, meta: { type: 'order-not-found' } })
    expect(await read).toBeInstanceOf(CallRefused)
    expect(notifications).toEqual([])
  })

  it.each([
    [{ code: 409, msg: 'changed meanwhile', data: null }, 409, 'changed meanwhile'],
    [{ code: 500, msg: 'plain', data: null, meta: { msg: 'told apart' } }, 500, 'told apart'],
    [{ code: 503, msg: 'plain', data: null, meta: { type: 'service-unavailable' } }, 503, 'plain'],
    [{ code: 403, msg: 'not here', data: null }, 200, 'not here'],
    [{ code: 500, msg: '', data: null }, 500, 'text of http-500'],
  ])('%j with status %i shows "%s"', async (body, status, text) => {
    const { client, at, clock, notifications } = setUp()
    const outcome = client.call(cancelOrder, input).catch((error: unknown) => error)
    await clock.pass(0)
    at(0).result(status, body)
    expect(await outcome).toMatchObject({ name: 'ApiFailure', status: body.code })
    expect(notifications).toEqual([{ id: 'api-error', text, duration: 2500 }])
  })

  it('show the application’s text for the code instead of msg', async () => {
    const { client, at, clock, notifications } = setUp({
      texts: (key) => (key === 'too-many-requests' ? 'slowly' : undefined),
    })
    client.call(cancelOrder, input).catch(() => undefined)
    await clock.pass(0)
    at(0).result(429, { code: 429, msg: 'plain', data: null, meta: { type: 'too-many-requests' } })
    await clock.pass(0)
    expect(notifications.map((notification) => notification.text)).toEqual(['slowly'])
  })

  it.each([400, 403, 408, 409, 429, 500, 501, 502, 503, 504, 505])(
    'with HTTP %i and without an envelope show the text of the status',
    async (status) => {
      const { client, at, clock, notifications } = setUp()
      const outcome = client.call(cancelOrder, input).catch((error: unknown) => error)
      await clock.pass(0)
      at(0).result(status, 'no envelope')
      expect(await outcome).toMatchObject({ reason: 'status', status })
      expect(notifications.map((notification) => notification.text)).toEqual([`text of http-${status}`])
    },
  )

  it('with data that does not match the schema are rejected', async () => {
    const { client, at, clock } = setUp()
    const outcome = client.call(cancelOrder, input).catch((error: unknown) => error)
    await clock.pass(0)
    at(0).result(200, ok({ status: 7 }))
    expect(await outcome).toBeInstanceOf(ApiFailure)
  })

  it('show a notification when the connection breaks, unless the call is silent', async () => {
    const { client, at, clock, notifications } = setUp()
    client.call(cancelOrder, input, { silent: true }).catch(() => undefined)
    await clock.pass(0)
    at(0).fail(new TypeError('failed to fetch'))
    await clock.pass(0)
    expect(notifications).toEqual([])
    const outcome = client.call(cancelOrder, input).catch((error: unknown) => error)
    await clock.pass(0)
    at(1).fail(new TypeError('failed to fetch'))
    expect(await outcome).toMatchObject({ reason: 'network' })
    expect(notifications.map((notification) => notification.text)).toEqual(['text of network-failed'])
  })

  it('do not repeat a notification while it is shown; another one replaces it', async () => {
    const { client, sent, clock, notifications } = setUp()
    const failing = async (status: number) => {
      client.call(cancelOrder, { orderNo: String(sent.length) }).catch(() => undefined)
      await clock.pass(0)
      sent.at(-1)?.result(status, '')
      await clock.pass(0)
    }
    await failing(500)
    await failing(500)
    await failing(502)
    expect(notifications.map((notification) => [notification.id, notification.text])).toEqual([
      ['api-error', 'text of http-500'],
      ['api-error', 'text of http-502'],
    ])
    await clock.pass(2500)
    await failing(502)
    expect(notifications.length).toBe(3)
  })
})

describe('401', () => {
  it('shows "please log in", drops the token and reloads after 1 s, once for all requests', async () => {
    const { client, at, clock, notifications, tokens, state } = setUp({}, tokenUntil(start + hour))
    client.call(listOrders, input).catch(() => undefined)
    client.call(me, {}).catch(() => undefined)
    await clock.pass(0)
    at(0).result(401, { code: 401, msg: 'over', data: null, meta: { type: 'session-over' } })
    at(1).result(401, { code: 401, msg: 'over', data: null, meta: { type: 'session-over' } })
    await clock.pass(0)
    expect(at(2).url).toBe('http://shop.test/api/v1/auth/refresh')
    at(2).result(401, { code: 401, msg: 'over', data: null })
    await clock.pass(0)
    expect(notifications.map((notification) => notification.text)).toEqual(['text of http-401'])
    expect(tokens.at(-1)).toBeNull()
    expect(state.reloads).toBe(0)
    await clock.pass(999)
    expect(state.reloads).toBe(0)
    await clock.pass(1)
    expect(state.reloads).toBe(1)
  })

  it('is no reason to log in for who signs out of a session that is over', async () => {
    const { client, at, clock, notifications, tokens, state } = setUp({}, tokenUntil(start + hour))
    const outcome = client.call(logOut, {})
    outcome.catch(() => undefined)
    await clock.pass(0)
    at(0).result(401, { code: 401, msg: 'over', data: null })
    await clock.pass(0)
    at(1).result(401, { code: 401, msg: 'over', data: null })
    await clock.pass(1000)
    await expect(outcome).rejects.toMatchObject({ status: 401 })
    expect([notifications, tokens, state.reloads]).toEqual([[], [], 0])
  })

  it('is recovered if the session is active: one renewal, one more attempt with the same key', async () => {
    const { client, at, sent, clock, notifications } = setUp({}, tokenUntil(start + hour))
    const outcome = client.call(cancelOrder, input)
    await clock.pass(0)
    at(0).result(401, { code: 401, msg: 'expired', data: null })
    await clock.pass(0)
    at(1).result(200, ok(tokenUntil(start + 2 * hour, 'second')))
    await clock.pass(0)
    expect(at(2).headers.get('Authorization')).toBe('Bearer second')
    expect(at(2).headers.get('Idempotency-Key')).toBe(at(0).headers.get('Idempotency-Key'))
    at(2).result(200, ok())
    expect(await outcome).toMatchObject({ kind: 'ok' })
    expect([sent.length, notifications.length]).toEqual([3, 0])
  })
})

describe('token renewal', () => {
  it('happens before the token expires, once for all waiting calls', async () => {
    const { client, at, sent, clock, tokens } = setUp({}, tokenUntil(start + 30_000))
    const first = client.call(listOrders, input)
    const second = client.call(me, {})
    await clock.pass(0)
    expect(sent.length).toBe(1)
    expect(at(0).url).toBe('http://shop.test/api/v1/auth/refresh')
    expect(at(0).headers.has('Authorization')).toBe(false)
    at(0).result(200, ok(tokenUntil(start + hour, 'second')))
    await clock.pass(0)
    expect(sent.slice(1).map((request) => request.headers.get('Authorization'))).toEqual([
      'Bearer second',
      'Bearer second',
    ])
    at(1).result(200, ok())
    at(2).result(200, ok())
    await Promise.all([first, second])
    expect(tokens).toEqual([tokenUntil(start + hour, 'second')])
  })

  it('uses the token that another tab has fetched', async () => {
    const other: { state?: { token: SessionToken | null } } = {}
    const { client, at, clock, state } = setUp(
      {
        exclusive: (_, work) => {
          if (other.state !== undefined) other.state.token = tokenUntil(start + hour, 'of the other tab')
          return work()
        },
      },
      tokenUntil(start + 30_000),
    )
    other.state = state
    const outcome = client.call(listOrders, input)
    await clock.pass(0)
    expect(at(0).headers.get('Authorization')).toBe('Bearer of the other tab')
    at(0).result(200, ok())
    await outcome
  })

  it('stores no token of somebody who has signed out in the meantime', async () => {
    const { client, at, clock, tokens, state } = setUp({}, tokenUntil(start + 30_000))
    const waiting = client.call(listOrders, input)
    await clock.pass(0)
    state.token = null
    at(0).result(200, ok(tokenUntil(start + hour, 'second')))
    await clock.pass(0)
    expect(at(1).headers.get('Authorization')).toBe('Bearer second')
    at(1).result(200, ok())
    await waiting
    expect([tokens, state.token]).toEqual([[], null])
  })

  it('uses the server’s clock', async () => {
    const { client, at, clock } = setUp({}, tokenUntil(start + hour + 5 * 60_000))
    const first = client.call(listOrders, input)
    await clock.pass(0)
    at(0).result(200, ok(), { Date: new Date(start + hour + 4.5 * 60_000).toUTCString() })
    await first
    expect(client.serverNow()).toBeGreaterThan(start + hour)
    void client.call(listOrders, input)
    await clock.pass(0)
    expect(at(1).url).toBe('http://shop.test/api/v1/auth/refresh')
  })
})
