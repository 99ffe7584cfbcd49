import type { AuditEntry } from '@pinline/contracts/api/record-audit'
import { describe, expect, it } from 'vitest'
import { RefusalTally } from './refusal-tally.ts'

const refused = (more: Partial<AuditEntry> = {}): AuditEntry => ({
  id: 'audit-000000000000000000000001',
  at: '2026-11-21T08:00:00.000Z',
  service: 'account',
  call: 'log-in',
  kind: 'sign-in',
  actor: { kind: 'visitor' },
  outcome: 'credentials-wrong',
  objects: {},
  times: 1,
  address: '203.0.113.7',
  userAgent: 'curl',
  correlationId: 'request-1',
  ...more,
})

describe('the tally of refusals', () => {
  it('records the first five of a minute and counts the others', () => {
    const tally = new RefusalTally()
    const written = Array.from({ length: 1000 }, () => tally.take(refused())).filter(Boolean)
    expect(written).toHaveLength(5)
    expect(tally.close()).toEqual([refused({ times: 995 })])
    expect(tally.isEmpty).toBe(true)
    expect(tally.take(refused())).toBe(true)
  })

  it('separates accounts, addresses and outcomes', () => {
    const tally = new RefusalTally()
    for (let count = 0; count < 5; count += 1) tally.take(refused())
    expect(tally.take(refused())).toBe(false)
    expect(tally.take(refused({ address: '203.0.113.8' }))).toBe(true)
    expect(tally.take(refused({ subject: { kind: 'buyer', id: 'b-00000001' } }))).toBe(true)
    expect(tally.take(refused({ outcome: 'too-many-requests' }))).toBe(true)
  })

  it('records a bounded number of a flood from many addresses, and counts all', () => {
    const tally = new RefusalTally()
    let written = 0
    for (let count = 0; count < 100_000; count += 1)
      if (tally.take(refused({ address: `10.${count >> 16}.${(count >> 8) & 255}.${count & 255}` }))) written += 1
    const counted = tally.close()
    expect(written).toBe(300)
    expect(counted).toHaveLength(1)
    expect(counted[0]).toMatchObject({ address: '', userAgent: '', times: 100_000 - 300 })
  })

  it('writes nothing down while too much waits', () => {
    const tally = new RefusalTally()
    expect(tally.take(refused(), true)).toBe(false)
    expect(tally.close()).toEqual([refused()])
  })
})
