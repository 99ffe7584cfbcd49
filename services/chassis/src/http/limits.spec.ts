import { buyer, open } from '@pinline/contracts/api/call'
import { buyerId, sessionId } from '@pinline/events/ids'
import { describe, expect, it } from 'vitest'
import { type Limit, secondsToWait } from './limits.ts'
import type { Caller } from './request-context.ts'

const window = { requests: 2, perSeconds: 60 }
const visitor: Caller = { kind: 'visitor' }
const buyerNo = (id: number, session = 1): Caller => ({
  kind: 'buyer',
  id: buyerId.parse(`b-0000000${id}`),
  sessionId: sessionId.parse(`buyer-000000000000000${session}`),
})

/** Counts without an end of the window. */
const counting = (): Limit => {
  const counts = new Map<string, number>()
  return async (name, key, { requests, perSeconds }) => {
    const count = (counts.get(`${name} ${key}`) ?? 0) + 1
    counts.set(`${name} ${key}`, count)
    return count > requests ? perSeconds : 0
  }
}

describe('the limit of a call', () => {
  it('follows the address, whoever calls from it', async () => {
    const limit = counting()
    const logIn = { name: 'log-in', access: open, limit: window }
    expect(await secondsToWait(limit, logIn, visitor, '203.0.113.7')).toBe(0)
    expect(await secondsToWait(limit, logIn, buyerNo(1), '203.0.113.7')).toBe(0)
    expect(await secondsToWait(limit, logIn, buyerNo(2), '203.0.113.7')).toBe(60)
    expect(await secondsToWait(limit, logIn, visitor, '203.0.113.8')).toBe(0)
  })

  it('follows the account, from wherever and by whatever session', async () => {
    const limit = counting()
    const exported = { name: 'export-account', access: buyer, limit: window }
    expect(await secondsToWait(limit, exported, buyerNo(1, 1), '203.0.113.1')).toBe(0)
    expect(await secondsToWait(limit, exported, buyerNo(1, 2), '203.0.113.2')).toBe(0)
    expect(await secondsToWait(limit, exported, buyerNo(1, 3), '203.0.113.3')).toBe(60)
  })

  it('lets five signed-in people share an address, and no more', async () => {
    const limit = counting()
    const exported = { name: 'export-account', access: buyer, limit: window }
    for (const id of [1, 1, 2, 2, 3, 3, 4, 4, 5, 5])
      expect(await secondsToWait(limit, exported, buyerNo(id), '2001:db8::1')).toBe(0)
    expect(await secondsToWait(limit, exported, buyerNo(6), '2001:db8::2')).toBe(60)
  })
})
