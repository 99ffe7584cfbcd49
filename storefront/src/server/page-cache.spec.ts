import { describe, expect, it } from 'vitest'
import { type CachedPage, PageCache } from './page-cache.ts'

const page = (html: string, status = 200): CachedPage => ({ status, html, headers: [] })

describe('page cache', () => {
  it('renders once for requests at the same time', async () => {
    const cache = new PageCache({ most: 10, maxAgeMs: 1000, now: () => 0 })
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

  it('renders again once a page is too old', async () => {
    let now = 0
    const cache = new PageCache({ most: 10, maxAgeMs: 1000, now: () => now })
    await cache.get('/', async () => page('old'))
    now = 999
    expect((await cache.get('/', async () => page('new'))).html).toBe('old')
    now = 1000
    expect((await cache.get('/', async () => page('new'))).html).toBe('new')
  })

  it('keeps no errors and no more than its bound', async () => {
    const cache = new PageCache({ most: 2, maxAgeMs: 1000, now: () => 0 })
    await cache.get('/404', async () => page('missing', 404))
    expect(cache.size).toBe(0)
    for (const key of ['a', 'b', 'c']) await cache.get(key, async () => page(key))
    expect(cache.size).toBe(2)
  })
})
