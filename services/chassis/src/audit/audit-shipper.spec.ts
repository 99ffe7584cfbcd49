import { rejection } from '@pinline/contracts/api/error-codes'
import type { AuditEntry } from '@pinline/contracts/api/record-audit'
import { describe, expect, it } from 'vitest'
import { memoryOutbox } from './audit-outbox.ts'
import { AuditShipper } from './audit-shipper.ts'

const entry = (id: string): AuditEntry => ({
  id,
  at: '2026-11-21T08:00:00.000Z',
  service: 'order',
  call: 'cancel-order',
  kind: 'command',
  actor: { kind: 'staff', id: 's-0001' },
  outcome: 'done',
  objects: { orderNo: ['2611214073958'] },
  times: 1,
  address: '',
  userAgent: '',
  correlationId: 'request-1',
})
const silent = { warn: () => undefined, error: () => undefined }

describe('shipping of audit entries', () => {
  it('stores entries while the trail is unreachable, and ships them afterwards', async () => {
    const outbox = memoryOutbox()
    const trail: string[] = []
    let away = true
    const shipper = new AuditShipper(
      outbox,
      async (entries) => {
        if (away) throw new Error('away')
        trail.push(...entries.map(({ id }) => id))
        return entries.length
      },
      silent,
    )
    await outbox.add(Array.from({ length: 450 }, (_, index) => entry(`e-${index}`)))
    await expect(shipper.ship()).rejects.toThrow('away')
    expect(await outbox.waiting()).toBe(450)
    away = false
    await shipper.ship()
    expect(trail).toHaveLength(450)
    expect(await outbox.waiting()).toBe(0)
  })

  it('sets aside an entry that the trail rejects, and ships the others', async () => {
    const outbox = memoryOutbox()
    const trail: string[] = []
    const shipper = new AuditShipper(
      outbox,
      async (entries) => {
        if (entries.some(({ id }) => id === 'bad')) return rejection('invalid-input')
        trail.push(...entries.map(({ id }) => id))
        return entries.length
      },
      silent,
    )
    await outbox.add([entry('first'), entry('bad'), entry('last')])
    await shipper.ship()
    expect(trail).toEqual(['first', 'last'])
    expect(await outbox.waiting()).toBe(0)
  })
})
