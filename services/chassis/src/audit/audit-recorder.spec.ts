import { sessionId, staffId } from '@pinline/events/ids'
import { describe, expect, it } from 'vitest'
import { memoryOutbox } from './audit-outbox.ts'
import { auditRecorder, type CompletedRequest } from './audit-recorder.ts'
import { AuditShipper } from './audit-shipper.ts'

const command = { id: 'staff:s-0001:one-key-for-all', hash: 'body-1', positions: 'catalogue:stock:p-1:4' }

const received = (more: Partial<CompletedRequest> = {}): CompletedRequest => ({
  name: 'receive-stock',
  call: { effect: 'command' },
  caller: {
    kind: 'staff',
    id: staffId.parse('s-0001'),
    sessionId: sessionId.parse('staff-0123456789abcdef'),
    roleId: undefined,
    permissions: new Set(),
  },
  presented: true,
  outcome: 'done',
  subject: undefined,
  input: {},
  output: undefined,
  address: '192.0.2.1',
  userAgent: 'Scanner 7',
  correlationId: 'request-1',
  repeatable: command,
  ...more,
})

/** How many entries the trail has of these requests: it takes each id once. */
const entriesOf = async (...requests: readonly CompletedRequest[]): Promise<number> => {
  const trail = new Set<string>()
  const logger = { warn: () => undefined, error: () => undefined }
  const outbox = memoryOutbox()
  const shipper = new AuditShipper(
    outbox,
    async (entries) => {
      for (const { id } of entries) trail.add(id)
      return entries.length
    },
    logger,
  )
  let ids = 0
  const recorder = auditRecorder({
    service: 'catalogue',
    outbox,
    shipper,
    now: () => new Date(0),
    newId: (prefix) => {
      ids += 1
      return `${prefix}-${ids}`
    },
    logger,
    includeBuyers: false,
    countSecurityEvent: () => undefined,
  })
  for (const request of requests) await recorder.record(request)
  await recorder.stop()
  await shipper.ship()
  return trail.size
}

describe('the recorder of the audit trail', () => {
  it('has an executed command once, however often it is sent', async () => {
    expect(await entriesOf(received(), received({ correlationId: 'request-2', address: '192.0.2.2' }))).toBe(1)
  })

  it('has each command under a key that has expired and stands for another one', async () => {
    const again = { ...command, positions: 'catalogue:stock:p-1:5' }
    const other = { ...command, hash: 'body-2' }
    expect(await entriesOf(received(), received({ repeatable: again }), received({ repeatable: other }))).toBe(3)
  })

  it('has every refusal, though all have one key', async () => {
    const refused = received({ name: 'reset-staff-password', outcome: 'password-wrong' })
    expect(await entriesOf(refused, refused, refused)).toBe(3)
  })

  it('has every request whose reply is not stored', async () => {
    const exported = received({
      name: 'export-buyers',
      call: { effect: 'read', audited: 'command' },
      repeatable: undefined,
    })
    expect(await entriesOf(exported, exported)).toBe(2)
  })
})
