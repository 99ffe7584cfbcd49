import { describe, expect, it } from 'vitest'
import { type CachedPage, PageCache } from './page-cache.ts'

const page = (html: string, status = 200): CachedPage => ({ status, html, headers: [] })
const ttls = { connected: 10_000, disconnected: 1000 }

describe('page cache', () => {
  it('renders once for requests at the same time', async () => {
    const cache = new PageCache({ maxPages: 10, ttls, now: () => 0 })
    let renders = 0
    const render = async (): Promise<CachedPage> => {
      renders += 1
      await Promise.resolve()
      return page('a')
    }
    await Promise.all([cache.get('/en/index', render), cache.get('/en/index', render)])
    await cache.get('/en/index', render)
    expect(renders).toBe(1)
  })

  it('renders again when a page is too old: sooner while changes are not reported', async () => {
    // lru-cache treats an age that began at 0 as none.
    let now = 1
    const cache = new PageCache({ maxPages: 10, ttls, now: () => now })
    await cache.get('/', async () => page('old'))
    now = 1000
    expect((await cache.get('/', async () => page('new'))).html).toBe('old')
    now = 1002
    expect((await cache.get('/', async () => page('new'))).html).toBe('new')
    cache.isConnected = true
    await cache.get('/', async () => page('notified'))
    now = 11_001
    expect((await cache.get('/', async () => page('newest'))).html).toBe('notified')
    now = 11_003
    expect((await cache.get('/', async () => page('newest'))).html).toBe('newest')
  })

  it('stores no errors and no more pages than its limit', async () => {
    const cache = new PageCache({ maxPages: 2, ttls, now: () => 0 })
    await cache.get('/404', async () => page('missing', 404))
    expect(cache.size).toBe(0)
    for (const key of ['a', 'b', 'c']) await cache.get(key, async () => page(key))
    expect(cache.size).toBe(2)
  })

  it('drops affected pages only', async () => {
    const cache = new PageCache({ maxPages: 10, ttls, now: () => 0 })
    for (const key of ['a', 'b']) await cache.get(key, async () => page(key))
    cache.drop((_key, { html }) => html === 'a')
    expect((await cache.get('a', async () => page('a again'))).html).toBe('a again')
    expect((await cache.get('b', async () => page('b again'))).html).toBe('b')
  })

  it('does not store a page that changed while it was rendered', async () => {
    const cache = new PageCache({ maxPages: 10, ttls, now: () => 0 })
    const { promise, resolve } = Promise.withResolvers<CachedPage>()
    const first = cache.get('a', () => promise)
    await Promise.resolve()
    cache.drop((key) => key === 'a')
    const second = cache.get('a', async () => page('new'))
    expect((await second).html).toBe('new')
    resolve(page('old'))
    expect((await first).html).toBe('old')
    expect((await cache.get('a', async () => page('newest'))).html).toBe('new')
  })

  it('drops its pages when the change feed connects or disconnects', async () => {
    const cache = new PageCache({ maxPages: 10, ttls, now: () => 0 })
    await cache.get('a', async () => page('before'))
    cache.isConnected = true
    expect((await cache.get('a', async () => page('notified'))).html).toBe('notified')
    cache.isConnected = false
    expect((await cache.get('a', async () => page('after'))).html).toBe('after')
  })

  it('renders again after a failed rendering', async () => {
    const cache = new PageCache({ maxPages: 10, ttls, now: () => 0 })
    await expect(cache.get('a', () => Promise.reject(new Error('no catalogue')))).rejects.toThrow('no catalogue')
    expect((await cache.get('a', async () => page('a'))).html).toBe('a')
  })
})
