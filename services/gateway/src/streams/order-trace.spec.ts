import type { TracedLine } from '@pinline/contracts/api/trace-order'
import { describe, expect, it } from 'vitest'
import { isOfOther, orderTraceOf, type TracedEvent } from './order-trace.ts'

const orderNo = '3330429270531'
const event = (change: Partial<TracedEvent> & Pick<TracedEvent, 'streamId' | 'sequence' | 'type'>): TracedEvent => ({
  id: `${change.streamId}@${change.sequence}`,
  service: 'order',
  streamType: 'order',
  actor: { kind: 'buyer', id: 'b-1' },
  correlationId: 'c1',
  causationId: 'c1',
  command: 'place-order',
  recordedAt: '2026-11-27T10:00:00.000Z',
  reaction: null,
  traceId: null,
  ...change,
})

const placed = event({ streamId: orderNo, sequence: 1, type: 'order-placed' })
const reserved = event({
  ...{ streamId: 'stock-1', sequence: 9, type: 'stock-reserved-for-order', service: 'catalogue' },
  ...{ causationId: placed.id, command: 'reserve-stock', reaction: 'reserve-stock-when-order-placed' },
  ...{ actor: { kind: 'service', id: 'order' }, recordedAt: '2026-11-27T09:59:59.990Z' },
})

describe('the trace of an order', () => {
  it('has each line after its cause, though a clock says otherwise', () => {
    const lines = orderTraceOf(orderNo, [reserved, placed], [])
    expect(lines.map(({ kind, name, level }) => [kind, name, level])).toEqual([
      ['command', 'place-order', 0],
      ['event', 'order-placed', 1],
      ['reaction', 'reserve-stock-when-order-placed', 2],
      ['event', 'stock-reserved-for-order', 3],
    ])
    expect(lines.map(({ causeId }) => causeId)).toEqual([
      null,
      `command ${placed.id}`,
      placed.id,
      `reaction ${reserved.id}`,
    ])
  })

  it('puts events of one decision below one command', () => {
    const noted = event({ streamId: orderNo, sequence: 2, type: 'order-note-added' })
    expect(orderTraceOf(orderNo, [noted, placed], []).map(({ id }) => id)).toEqual([
      `command ${placed.id}`,
      placed.id,
      noted.id,
    ])
  })

  it('puts a mail below the event that it is about, and a refused command at its time', () => {
    const shared = { service: 'notification', actor: 'service', correlationId: null, outcome: 'sent' } as const
    const lines = orderTraceOf(
      orderNo,
      [placed],
      [
        { ...shared, id: 'mail', kind: 'mail', name: 'm', at: '2026-11-27T10:00:01.000Z', causationId: placed.id },
        { ...shared, id: 'no', kind: 'refused', name: 'ship', at: '2026-11-27T09:00:00.000Z', causationId: null },
      ],
    )
    expect(lines.map(({ kind, level }) => [kind, level])).toEqual([
      ['refused', 0],
      ['command', 0],
      ['event', 1],
      ['mail', 2],
    ])
  })

  it('puts what a wallet brought about below its message, and a job apart from a request of a service', () => {
    const captured = event({
      ...{ streamId: orderNo, sequence: 4, type: 'payment-captured', command: 'capture-payment' },
      ...{ actor: { kind: 'service', id: 'wallet' }, correlationId: 'w1', causationId: 'w1' },
    })
    const expired = event({
      ...{ streamId: orderNo, sequence: 5, type: 'order-cancelled', command: 'expire-order' },
      ...{ actor: { kind: 'service', id: 'order' }, correlationId: 'expire-order-1', causationId: 'expire-order' },
    })
    const message: TracedLine = {
      ...({ id: 'audit 1', service: 'order', kind: 'wallet', name: 'receive-wallet-webhook' } as const),
      ...({ at: '2026-11-27T10:00:00.500Z', actor: 'service', correlationId: 'w1' } as const),
      ...{ causationId: null, outcome: 'done' },
    }
    const lines = orderTraceOf(orderNo, [captured, expired], [message])
    expect(lines.map(({ kind, name, level }) => [kind, name, level])).toEqual([
      ['wallet', 'receive-wallet-webhook', 0],
      ['command', 'capture-payment', 1],
      ['event', 'payment-captured', 2],
      ['job', 'expire-order', 0],
      ['event', 'order-cancelled', 1],
    ])
  })

  it('survives causes that name each other', () => {
    const a = event({ streamId: 'x-stream', sequence: 1, type: 'a', causationId: 'y-stream@1' })
    const b = event({ streamId: 'y-stream', sequence: 1, type: 'b', causationId: 'x-stream@1' })
    expect(orderTraceOf(orderNo, [a, b], [])).toHaveLength(4)
  })

  it('leaves out other orders of the same request', () => {
    expect(isOfOther('3330429270532', orderNo)).toBe(true)
    expect(isOfOther(`prepare-order-${orderNo}`, orderNo)).toBe(false)
    expect(isOfOther(`${orderNo}-1`, orderNo)).toBe(false)
    expect(isOfOther('stock-7633824c062e582f', orderNo)).toBe(false)
  })
})
