import { parseCookie } from 'cookie'
import { describe, expect, it } from 'vitest'
import { cookieText, ownCookies } from './cookies.ts'

const cookie = { name: 'session', value: 'a.b', path: '/api', maxAgeSeconds: 60 }

describe('cookies of the API', () => {
  it('have a name over TLS that is set over TLS only', () => {
    expect(cookieText(cookie, true)).toBe(
      '__Secure-session=a.b; Max-Age=60; Path=/api; HttpOnly; Secure; SameSite=Strict',
    )
    expect(cookieText(cookie, false)).toBe('session=a.b; Max-Age=60; Path=/api; HttpOnly; SameSite=Strict')
  })

  it('are read under that name only', () => {
    expect(parseCookie(ownCookies('session=planted; __Secure-session=a.b; other=1'))).toEqual({ session: 'a.b' })
    expect(ownCookies('session=planted')).toBe('')
  })
})
