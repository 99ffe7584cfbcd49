import { describe, expect, it } from 'vitest'
import { isLocalClient } from './local-client.ts'

const local = { host: 'localhost:8080' }

describe('a client on this machine', () => {
  it.each([
    ['127.0.0.1', local],
    ['::1', { host: '[::1]:8080' }],
    ['::ffff:127.0.0.1', { host: '127.0.0.1' }],
    ['127.0.0.1', { host: 'shop.localhost:8080' }],
    ['127.0.0.1', { ...local, 'x-forwarded-for': '127.0.0.1', 'x-forwarded-host': 'localhost:8080' }],
  ])('is known by %s and %j', (remoteAddress, headers) => {
    expect(isLocalClient({ headers, socket: { remoteAddress } })).toBe(true)
  })

  it.each([
    ['192.168.1.20', local],
    ['::ffff:192.168.1.20', local],
    [undefined, local],
    ['127.0.0.1', {}],
    ['127.0.0.1', { host: 'shop.example' }],
    ['127.0.0.1', { host: '127.0.0.1.shop.example' }],
    ['127.0.0.1', { host: 'localhost.shop.example:8080' }],
    ['127.0.0.1', { ...local, 'x-forwarded-for': '203.0.113.9' }],
    ['127.0.0.1', { ...local, 'x-forwarded-for': '127.0.0.1, 203.0.113.9' }],
    ['127.0.0.1', { ...local, 'x-forwarded-for': '' }],
    ['127.0.0.1', { ...local, 'x-forwarded-host': 'shop.example' }],
    ['127.0.0.1', { ...local, forwarded: 'for=unknown' }],
  ])('is not %s with %j', (remoteAddress, headers) => {
    expect(isLocalClient({ headers, socket: { remoteAddress } })).toBe(false)
  })
})
