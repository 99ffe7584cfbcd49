import { describe, expect, it } from 'vitest'
import { isFresh, isGenuine, signMessage } from './signature.ts'

const secret = 'a wallet secret of the spec'
const now = new Date('2026-11-21T09:30:00Z')
const message = { timestamp: String(now.getTime() / 1000), nonce: 'nonce-0001', body: '{"kind":"captured"}' }
const signature = signMessage(secret, message)

describe('wallet signature', () => {
  it('is accepted', () => expect(isGenuine(secret, message, signature)).toBe(true))
  it('covers the body', () =>
    expect(isGenuine(secret, { ...message, body: '{"kind":"declined"}' }, signature)).toBe(false))
  it('covers the nonce', () => expect(isGenuine(secret, { ...message, nonce: 'nonce-0002' }, signature)).toBe(false))
  it('covers the time', () =>
    expect(isGenuine(secret, { ...message, timestamp: String(now.getTime() / 1000 + 1) }, signature)).toBe(false))
  it('is refused with another secret', () =>
    expect(isGenuine(secret, message, signMessage('another secret', message))).toBe(false))
  it('is fresh for five minutes and no longer', () => {
    expect(isFresh(message.timestamp, new Date('2026-11-21T09:35:00Z'))).toBe(true)
    expect(isFresh(message.timestamp, new Date('2026-11-21T09:35:01Z'))).toBe(false)
    expect(isFresh(message.timestamp, new Date('2026-11-21T09:24:59Z'))).toBe(false)
  })
  it('is refused in any other form', () => {
    for (const text of ['', 'abc', signature.slice(2)]) expect(isGenuine(secret, message, text)).toBe(false)
    expect(isGenuine(secret, { ...message, timestamp: 'soon' }, signature)).toBe(false)
  })
})
