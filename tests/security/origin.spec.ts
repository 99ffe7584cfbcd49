import { logIn } from '@pinline/contracts/account/session/log-in'
import { logInStaff } from '@pinline/contracts/account/session/log-in-staff'
import { logOut } from '@pinline/contracts/account/session/log-out'
import { logOutStaff } from '@pinline/contracts/account/session/log-out-staff'
import { refreshSession } from '@pinline/contracts/account/session/refresh-session'
import { refreshStaffSession } from '@pinline/contracts/account/session/refresh-staff-session'
import { envelope } from '@pinline/contracts/api/envelope'
import { exportProducts } from '@pinline/contracts/catalogue/product/export-products'
import { productChanges } from '@pinline/contracts/catalogue/product/product-changes'
import { listCategories } from '@pinline/contracts/catalogue/taxonomy/list-categories'
import { listOrders } from '@pinline/contracts/order/order/list-orders'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { signInStaff, stockedProducts } from '../harness/shop.ts'
import { startSystem, type TestSystem } from '../harness/start-system.ts'
import { ownPathsMatrix } from './own-paths.suite.ts'

const jsonPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** The first script of a page: that of the shop is loaded after the first paint. */
const scriptIn = (html: string): string =>
  /(?:data-after-paint|<script type="module"[^>]* src)="([^"]+)"/.exec(html)?.[1] ?? ''

/** Headers and cookies of a shop over TLS, whose proxy is on this machine. */
describe('the origin', () => {
  let system: TestSystem
  let staffToken: string
  let drawing: string
  let asset: string

  beforeAll(async () => {
    system = await startSystem(inject('servers'), { settings: { PUBLIC_URL: 'https://localhost' } })
    staffToken = (await signInStaff(system.url, system.demoAccounts().staff)).token ?? ''
    const [product] = await stockedProducts(system.url, 1)
    drawing = `/drawings/${product?.id}.svg`
    asset = scriptIn(await (await fetch(`${system.url}/en/index`)).text())
  })
  afterAll(() => system?.stop())

  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(system.url + path, { method, headers, redirect: 'manual', signal: AbortSignal.timeout(120_000) })

  it.each([
    ['shop', '/en/index'],
    ['console', '/console/'],
  ])('sends the scripts of the %s as the build compressed them', async (_, path) => {
    const script = scriptIn(await (await get(path)).text())
    const encodings = await Promise.all(
      ['br, gzip', 'gzip', 'identity'].map(async (accepted) =>
        (await get(script, { 'accept-encoding': accepted })).headers.get('content-encoding'),
      ),
    )
    expect(encodings).toEqual(['br', 'gzip', null])
  })

  describe('every response', () => {
    const bearer = () => ({ authorization: `Bearer ${staffToken}` })
    const kinds: readonly (readonly [string, number, () => Promise<Response>])[] = [
      ['data', 200, () => get(`/api/v1${listCategories.path}`)],
      ['rows', 200, () => get('/api/v1/admin/orders', bearer())],
      ['a refusal', 401, () => get(`/api/v1${listOrders.path}`)],
      ['a refused input', 200, () => get(`/api/v1${listCategories.path}?language[$ne]=1`)],
      ['a wrong method', 405, () => get(`/api/v1${listCategories.path}`, {}, 'DELETE')],
      ['an unknown call', 404, () => get('/api/v1/none')],
      ['events', 200, () => get(`/api/v1${productChanges.path}`)],
      ['a download', 200, () => get(`/api/v1${exportProducts.path}`, bearer())],
      ['the API document', 200, () => get('/api/openapi.json')],
      ['its page', 200, () => get('/api/docs/')],
      ['a script of its page', 200, () => get('/api/docs/docs.js')],
      ['a redirect to a page', 302, () => get('/')],
      ['a redirect of a page', 301, () => get('/en/')],
      ['a page', 200, () => get('/en/index')],
      ['a missing page', 404, () => get('/en/none')],
      ['an asset', 200, () => get(asset)],
      ['a missing asset', 404, () => get('/assets/none.js')],
      ['an image', 200, () => get('/favicon.svg')],
      ['a drawing', 200, () => get(drawing)],
      ['a missing drawing', 404, () => get('/drawings/none.svg')],
      ['robots.txt', 200, () => get('/robots.txt')],
      ['the console', 200, () => get('/console/')],
      ['a page of the console', 200, () => get('/console/orders')],
      ['a missing asset of the console', 404, () => get('/console/assets/none.js')],
      ['a page of the wallet', 404, () => get('/wallet/pay/none')],
      ['the mailbox', 200, () => get('/mailbox')],
      ['its messages', 200, () => get('/mailbox/messages')],
      ['its script', 200, () => get('/mailbox/mailbox.js')],
      ['health', 200, () => get('/healthz')],
      ['readiness', 200, () => get('/readyz')],
      ['a malformed request', 400, () => get('/%zz')],
    ]

    it.each(kinds)('states a type and a policy: %s', async (_name, status, request) => {
      const response = await request()
      expect(response.status).toBe(status)
      expect(response.headers.get('x-content-type-options')).toBe('nosniff')
      expect(response.headers.get('x-powered-by')).toBeNull()
      const policy = response.headers.get('content-security-policy') ?? ''
      expect(policy).toContain("frame-ancestors 'none'")
      expect(policy).toContain("base-uri 'none'")
      expect(policy).not.toContain("'unsafe-eval'")
      expect(/script-src[^;]*unsafe/.exec(policy)).toBeNull()
      const type = response.headers.get('content-type') ?? ''
      if (type.startsWith('application/json')) expect(policy).toBe(jsonPolicy)
      if (type.startsWith('text/html')) {
        const scripts = [...(await response.text()).matchAll(/<script\b([^>]*)>/g)].map(([, attributes]) => attributes)
        expect(scripts.filter((attributes) => !/\b(src|nonce)="/.test(attributes ?? ''))).toEqual([])
      }
      await response.body?.cancel().catch(() => undefined)
    })
  })

  ownPathsMatrix(() => system)

  it.each([
    ['ja', '', 'ja-JP,ja;q=0.9,en;q=0.8'],
    ['zh_hk', '', 'xx,zh-TW'],
    ['de', 'languageCode=de', 'ja'],
    ['ja', 'languageCode=xx', 'ja'],
    ['en', '', 'xx'],
  ])('leads to /%s for the cookie "%s" and a browser that asks for "%s"', async (language, cookie, requested) => {
    const answer = await get('/', { cookie, 'accept-language': requested })
    expect(answer.headers.get('location')).toBe(`/${language}/index`)
    expect(answer.headers.get('vary')).toMatch(/Accept-Language/)
  })

  describe('a cookie', () => {
    it('of the language is sent over TLS only', async () => {
      const [cookie] = (await get('/en/index')).headers.getSetCookie()
      expect(cookie).toMatch(/^languageCode=en;.* Secure/)
    })

    it.each([
      ['buyers', logIn, refreshSession, logOut],
      ['staff', logInStaff, refreshStaffSession, logOutStaff],
    ] as const)(
      'of %s has a name that is set over TLS only, and is of no use to pages of other sites',
      async (who, login, refresh, logout) => {
        const { buyer, staff } = system.demoAccounts()
        const send = (path: string, cookie: string, headers: Record<string, string>, body: object = {}) =>
          fetch(`${system.url}/api/v1${path}`, {
            headers: { 'content-type': 'application/json', cookie, ...headers },
            // Staff sign out by GET.
            ...(path === logOutStaff.path ? {} : { method: 'POST', body: JSON.stringify(body) }),
          })
        const signedIn = await send(login.path, '', {}, who === 'buyers' ? buyer : staff)
        const cookies = signedIn.headers.getSetCookie()
        expect(cookies.length).toBeGreaterThan(0)
        for (const cookie of cookies)
          expect(cookie).toMatch(/^__Secure-pinline_\w+=.*; HttpOnly; Secure; SameSite=Strict$/)
        const held = (cookies.find((cookie) => cookie.includes('refresh')) ?? '').split(';')[0] ?? ''

        const foreign: readonly Record<string, string>[] = [
          { origin: 'https://evil.example' },
          { origin: 'null' },
          { origin: 'https://localhost.evil.example' },
          { 'sec-fetch-site': 'cross-site' },
          { 'sec-fetch-site': 'same-site', origin: 'https://localhost' },
        ]
        for (const { path } of [refresh, logout])
          for (const headers of foreign) {
            const refused = await send(path, held, headers)
            expect({ headers, status: refused.status }).toEqual({ headers, status: 403 })
            expect(envelope.parse(await refused.json()).meta?.type).toBe('cross-site-request')
          }
        const planted = await send(refresh.path, held.replace('__Secure-', ''), {})
        expect(planted.status).toBe(401)

        const refreshed = await send(refresh.path, held, {
          origin: 'https://localhost',
          'sec-fetch-site': 'same-origin',
        })
        expect(envelope.parse(await refreshed.json()).code).toBe(200)
        const next = (refreshed.headers.getSetCookie()[0] ?? '').split(';')[0] ?? ''
        const ended = await send(logout.path, next, { origin: 'https://localhost' })
        expect(envelope.parse(await ended.json()).code).toBe(200)
        expect(ended.headers.getSetCookie().join()).toContain('__Secure-pinline_refresh')
      },
    )
  })
})
