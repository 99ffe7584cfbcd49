import { describe, expect, it } from 'vitest'
import { partiesOf, signatureOf } from './stored-entry.ts'

const entry = {
  _id: 'audit-000000000000000000000001',
  at: new Date('2026-11-21T08:00:00.000Z'),
  service: 'order',
  call: 'cancel-order',
  kind: 'command' as const,
  actor: { kind: 'staff' as const, id: 's-00000001', roleId: 'administrator' },
  outcome: 'done',
  objects: { orderNo: ['2611214073958'] },
  times: 1,
  correlationId: 'request-1',
  sequence: 7,
  previous: 'seal-of-6',
}

describe('the signature of an entry', () => {
  const seal = signatureOf('secret', entry)

  it('is the same for the same entry, whatever the order of its fields', () => {
    expect(
      signatureOf('secret', { ...entry, actor: { roleId: 'administrator', id: 's-00000001', kind: 'staff' } }),
    ).toBe(seal)
  })

  it.each([
    ['another secret', signatureOf('other', entry)],
    [
      'another actor',
      signatureOf('secret', { ...entry, actor: { kind: 'staff', id: 's-00000002', roleId: 'administrator' } }),
    ],
    ['another outcome', signatureOf('secret', { ...entry, outcome: 'forbidden' })],
    ['another object', signatureOf('secret', { ...entry, objects: { orderNo: ['2611214073959'] } })],
    ['another time', signatureOf('secret', { ...entry, at: new Date('2026-11-21T08:00:00.001Z') })],
    ['another place', signatureOf('secret', { ...entry, sequence: 8 })],
    ['another entry before it', signatureOf('secret', { ...entry, previous: 'seal-of-5' })],
    ['a subject', signatureOf('secret', { ...entry, subject: { kind: 'buyer', id: 'b-00000001' } })],
  ])('is another for %s', (_what, other) => {
    expect(other).not.toBe(seal)
  })

  it('names the parties once', () => {
    expect(partiesOf(entry)).toEqual(['s-00000001'])
    expect(partiesOf({ actor: { kind: 'visitor' }, subject: { kind: 'buyer', id: 'b-00000001' } })).toEqual([
      'b-00000001',
    ])
  })
})
