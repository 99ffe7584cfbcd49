import { replayTwice } from '@pinline/chassis/read-models/replay-twice'
import { productId } from '@pinline/events/ids'
import type { BinEvent } from '@pinline/events/order/bin-event'
import { expect, it } from 'vitest'
import { binStreamOf, binsProjection } from './bins.projection.ts'

const product = productId.parse('p-00112233445566aa')
const recordedAt = '2026-11-27T08:30:00.000Z'
const moved = (...bins: readonly (string | null)[]) =>
  bins.map((bin, index) => ({
    ...{ id: `${binStreamOf(product)}@${index + 1}`, service: 'order' as const, streamType: 'bin' },
    ...{ streamId: binStreamOf(product), sequence: index + 1, correlationId: 'c', causationId: 'c', recordedAt },
    event: { type: 'bin-set', data: { productId: product, bin, setAt: recordedAt } } satisfies BinEvent,
    actor: { kind: 'service' as const, id: 'order' },
  }))

it('has the latest bin of a product', () =>
  expect(replayTwice(binsProjection, moved('A-03-12', 'B-01-04')).get(product)).toMatchObject({ bin: 'B-01-04' }))
it('has none of a product whose bin was taken away', () =>
  expect(replayTwice(binsProjection, moved('A-03-12', null)).get(product)).toBeUndefined())
