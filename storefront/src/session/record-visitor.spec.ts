import { recordVisitor as call } from '@pinline/contracts/notification/record-visitor'
import { describe, expect, it } from 'vitest'
import { recordVisitor } from './record-visitor.ts'

const visit = (navigator: Parameters<typeof recordVisitor>[1]['navigator'] = {}, more: object = {}) => {
  const stored = new Map<string, string>()
  const posts: { path: string; headers: Record<string, string>; body: unknown }[] = []
  const browser = {
    navigator,
    storage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
    },
    pathname: '/de/productDetail/p-0123456789abcdef',
    referrer: 'https://www.example.com/search?q=secret',
    timeZone: 'Europe/Berlin',
    post: async (path: string, headers: Record<string, string>, body: string) => {
      posts.push({ path, headers, body: JSON.parse(body) })
    },
    ...more,
  }
  return { posts, record: () => recordVisitor('de', browser) }
}

describe('a visit', () => {
  it('is recorded once a browser session, by a call that exists', () => {
    const { posts, record } = visit()
    record()
    record()
    expect(posts).toEqual([
      {
        path: `/api/v1${call.path}`,
        headers: { 'content-type': 'application/json', 'x-locale': 'de' },
        body: {
          type: 1,
          page: '/productDetail/p-0123456789abcdef',
          referrer: 'www.example.com',
          timeZone: 'Europe/Berlin',
        },
      },
    ])
    expect(call.input.safeParse(posts[0]?.body).success).toBe(true)
  })

  it('without a page that led to it names none', () => {
    const { posts, record } = visit({}, { referrer: '', pathname: '/de' })
    record()
    expect(posts[0]?.body).toEqual({ type: 1, page: '/', timeZone: 'Europe/Berlin' })
  })

  it.each([{ doNotTrack: '1' }, { globalPrivacyControl: true }])('of %o is not recorded', (navigator) => {
    const { posts, record } = visit(navigator)
    record()
    expect(posts).toEqual([])
  })

  it('is not recorded where the browser stores nothing, and a failure is not thrown', async () => {
    const storage = {
      getItem: () => {
        throw new Error('denied')
      },
      setItem: () => undefined,
    }
    const denied = visit({}, { storage })
    denied.record()
    expect(denied.posts).toEqual([])
    visit({}, { post: () => Promise.reject(new Error('offline')) }).record()
    await Promise.resolve()
  })
})
