import { buyerId, sessionId, staffId } from '@pinline/events/ids'
import { describe, expect, it } from 'vitest'
import type { Caller } from '../http/request-context.ts'
import { auditedKind } from './audited-kind.ts'

const session = sessionId.parse('staff-0123456789abcdef')
const member: Caller = {
  kind: 'staff',
  id: staffId.parse('s-0001'),
  sessionId: session,
  roleId: undefined,
  permissions: new Set(),
}
const visitor: Caller = { kind: 'visitor' }
const buyer: Caller = { kind: 'buyer', id: buyerId.parse('b-00000001'), sessionId: session }
const command = { effect: 'command' } as const
const read = { effect: 'read' } as const

describe('audited requests', () => {
  it.each([
    ['a command of staff', { call: command, caller: member, outcome: 'done', presented: true }, 'command'],
    [
      'one that was refused',
      { call: command, caller: member, outcome: 'version-conflict', presented: true },
      'command',
    ],
    ['a reading of staff', { call: read, caller: member, outcome: 'done', presented: true }, undefined],
    ['what staff may not do', { call: read, caller: member, outcome: 'forbidden', presented: true }, 'refusal'],
    ['a bad token', { call: read, caller: undefined, outcome: 'unauthenticated', presented: true }, 'refusal'],
    ['no token at all', { call: read, caller: undefined, outcome: 'unauthenticated', presented: false }, undefined],
    ['one too many', { call: command, caller: visitor, outcome: 'too-many-requests', presented: false }, 'refusal'],
    [
      'a command left out',
      { call: { ...command, audited: 'never' }, caller: member, outcome: 'done', presented: true },
      undefined,
    ],
    [
      'a service',
      { call: command, caller: { kind: 'service', id: 'internal' }, outcome: 'done', presented: true },
      undefined,
    ],
    [
      'a way in',
      { call: { ...command, audited: 'sign-in' }, caller: visitor, outcome: 'credentials-wrong', presented: false },
      'sign-in',
    ],
    [
      'a way in that is shut',
      { call: { ...command, audited: 'sign-in' }, caller: visitor, outcome: 'too-many-requests', presented: false },
      'sign-in',
    ],
    [
      'a way in without a name',
      { call: { ...command, audited: 'sign-in' }, caller: visitor, outcome: 'invalid-input', presented: false },
      undefined,
    ],
  ] as const)('%s', (_what, request, kind) => {
    expect(auditedKind(request, false)).toBe(kind)
  })

  it("audits a buyer's command that changes the account", () => {
    const request = { call: command, caller: buyer, outcome: 'done', presented: true }
    expect(auditedKind(request, true)).toBe('command')
    expect(auditedKind(request, false)).toBeUndefined()
  })

  it('audits a blocked upload of a buyer in any service', () => {
    const call = { ...command, upload: { belowBytes: 1000, maxFiles: 1 } }
    expect(auditedKind({ call, caller: buyer, outcome: 'file-too-large', presented: true }, false)).toBe('refusal')
    expect(auditedKind({ call, caller: buyer, outcome: 'done', presented: true }, false)).toBeUndefined()
  })

  it('audits every rejection of a signed message, and every accepted one with an effect', () => {
    const message = { call: { ...command, access: { kind: 'signed' } }, caller: visitor, presented: false } as const
    for (const outcome of ['signature-invalid', 'notice-stale', 'notice-mismatch', 'order-not-found', 'internal-error'])
      expect(auditedKind({ ...message, outcome }, false), outcome).toBe('refusal')
    expect(auditedKind({ ...message, outcome: 'done' }, false)).toBeUndefined()
    expect(auditedKind({ ...message, outcome: 'done', hasObjects: true }, false)).toBe('command')
  })
})
