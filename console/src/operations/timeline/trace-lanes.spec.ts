import type { OrderTraceLine } from '@pinline/contracts/gateway/streams/get-order-trace'
import { expect, it } from 'vitest'
import { elapsedOf, lanesOf, relatedTo } from './trace-lanes.ts'

const line = (id: string, change: Partial<OrderTraceLine> = {}): OrderTraceLine => ({
  id,
  kind: 'event',
  service: 'order',
  name: id,
  at: '2026-11-27T10:00:00.000Z',
  actor: 'buyer',
  correlationId: 'c',
  causeId: null,
  level: 0,
  streamId: null,
  sequence: null,
  outcome: null,
  traceId: null,
  ...change,
})

it('has a lane for each service with lines and for each that did not respond', () => {
  const lines = [line('a'), line('b', { kind: 'wallet' })]
  expect(lanesOf(lines, ['notification'])).toEqual(['order', 'notification', 'wallet'])
})

it('relates a line to its causes up to the first, and to its direct effects', () => {
  const lines = [line('a'), line('b', { causeId: 'a' }), line('c', { causeId: 'b' }), line('d', { causeId: 'c' })]
  expect([...relatedTo(lines, 'b')].toSorted()).toEqual(['a', 'b', 'c'])
  expect(relatedTo(lines, undefined).size).toBe(0)
})

it.each([
  [0, 0, 'ms'],
  [950, 950, 'ms'],
  [1500, 1.5, 's'],
  [75_000, 1.3, 'min'],
  [7_200_000, 2, 'h'],
  [1_000_000_000, 12, 'd'],
] as const)('says %i ms as %d %s', (ms, value, unit) => {
  expect(elapsedOf(ms)).toEqual({ value, unit })
})
