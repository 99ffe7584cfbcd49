import { readFileSync } from 'node:fs'
import { replayTwice } from '@pinline/chassis/read-models/replay-twice'
import { stockTakeEvent } from '@pinline/events/catalogue/stock-take-event'
import { expect, it } from 'vitest'
import { stockTakesProjection } from './stock-takes.projection.ts'

const golden = (type: string) =>
  stockTakeEvent.parse(
    JSON.parse(readFileSync(new URL(`../../../../../events/src/golden/${type}.v1.json`, import.meta.url), 'utf8')),
  )
const streamId = 'k-0123456789abcdef'
const recorded = (...types: readonly string[]) =>
  types.map((type, index) => ({
    ...{ id: `${streamId}@${index + 1}`, service: 'catalogue' as const, streamType: 'stock-take', streamId },
    ...{ sequence: index + 1, event: golden(type), correlationId: 'c', causationId: 'c' },
    actor: { kind: 'staff' as const, id: 's-00000000' },
    recordedAt: '2026-11-27T08:30:00.000Z',
  }))
const rowAfter = (...types: readonly string[]) =>
  replayTwice(stockTakesProjection, recorded('stock-take-started', ...types)).get(streamId)

it('shows how far it is', () =>
  expect(rowAfter('stock-take-counted')).toMatchObject({
    ...{ title: 'Aisle A', status: 'counting', startedBy: 's-00000000' },
    ...{ products: 1, counted: 1, recount: 1, differences: null },
  }))
it('shows what was booked and what not', () =>
  expect(rowAfter('stock-take-counted', 'stock-take-approved', 'stock-take-booked')).toMatchObject({
    ...{ status: 'booked', differences: 1, refused: 1, endedAt: '2026-11-27T09:00:01.000Z' },
  }))
it('shows that it was cancelled', () => expect(rowAfter('stock-take-cancelled')).toMatchObject({ status: 'cancelled' }))
