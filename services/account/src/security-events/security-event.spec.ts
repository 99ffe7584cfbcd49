import type { AuditEntry } from '@pinline/contracts/api/record-audit'
import { describe, expect, it } from 'vitest'
import { keyText, restOf, restOfNetwork, securityEventKey } from './security-event.ts'

const entryOf = (more: Partial<AuditEntry> = {}): AuditEntry => ({
  id: 'audit-000000000000000000000001',
  at: '2026-11-21T08:07:30.000Z',
  service: 'account',
  call: 'log-in',
  kind: 'sign-in',
  security: 'sign-in-refused',
  actor: { kind: 'visitor' },
  outcome: 'credentials-wrong',
  objects: {},
  times: 1,
  address: '203.0.113.7',
  userAgent: 'curl',
  correlationId: 'request-1',
  ...more,
})
const textOf = (more: Partial<AuditEntry> = {}) => {
  const key = securityEventKey(entryOf(more))
  return key === undefined ? undefined : keyText(key)
}
const buyer = { kind: 'buyer', id: 'b-00000001' } as const
const staff = { kind: 'staff', id: 's-00000001', roleId: 'administrator' } as const

describe('the row of a security event', () => {
  it('is none for an entry that is no security event', () => {
    expect(securityEventKey(entryOf({ security: undefined }))).toBeUndefined()
  })

  it('covers ten minutes, and entries that differ in nothing else', () => {
    const same: Partial<AuditEntry>[] = [
      { at: '2026-11-21T08:00:00.000Z' },
      { at: '2026-11-21T08:09:59.999Z' },
      { id: 'audit-000000000000000000000002', correlationId: 'request-2', userAgent: 'wget', times: 90 },
      { call: 'log-in-with-code' },
    ]
    for (const more of same) expect(textOf(more)).toBe(textOf())
    const others: Partial<AuditEntry>[] = [
      { at: '2026-11-21T08:10:00.000Z' },
      { service: 'order' },
      { security: 'code-refused' },
      { outcome: 'account-disabled' },
      { actor: buyer },
      { subject: buyer },
      { address: '203.0.113.8' },
    ]
    const texts = others.map((more) => textOf(more))
    expect(new Set([...texts, textOf()]).size).toBe(others.length + 1)
  })

  it.each([
    ['the account that was tried', { subject: buyer }, buyer],
    ['nobody, where nobody has the name', {}, null],
    [
      'the member of staff who was changed',
      { actor: staff, objects: { id: ['s-00000002'] } },
      { kind: 'staff', id: 's-00000002' },
    ],
    ['the actor', { actor: staff, objects: { id: ['staff-0123456789abcdef'] } }, { kind: 'staff', id: staff.id }],
    ['a buyer who acts', { actor: buyer }, buyer],
    ['no service', { actor: { kind: 'service', id: 'internal' } }, null],
  ] as const)('concerns %s', (_what, more, account) => {
    expect(securityEventKey(entryOf(more as Partial<AuditEntry>))?.account).toEqual(account)
  })

  it('counts what a service has counted together as the rest', () => {
    const counted = securityEventKey(entryOf({ address: '', userAgent: '', times: 9700 }))
    const one = securityEventKey(entryOf())
    expect(counted?.isRest).toBe(true)
    expect(one?.isRest).toBe(false)
    expect(counted).toEqual(one === undefined ? undefined : restOf(one))
  })
  it('has the network in place of the address for the rest of that network', () => {
    const keyOf = (address: string) => securityEventKey(entryOf({ address, subject: buyer }))
    const rest = ['2001:db8::7', '2001:db8::8', '203.0.113.7'].map((address) => {
      const key = keyOf(address)
      if (key === undefined) throw new Error('no security event')
      return restOfNetwork(key)
    })
    expect(rest.map(({ address, account, isRest }) => [address, account, isRest])).toEqual([
      ['2001:db8:0:0::/64', null, true],
      ['2001:db8:0:0::/64', null, true],
      ['203.0.113.7', null, true],
    ])
    const texts = rest.map((key) => keyText(key))
    expect(texts[0]).toBe(texts[1])
    expect(texts[2]).not.toBe(textOf())
  })
})
