import { replayTwice } from '@pinline/chassis/read-models/replay-twice'
import type { RecordedEvent } from '@pinline/events/event'
import { expect, it } from 'vitest'
import {
  boardsDefined,
  headers,
  headersDefined,
  plating,
  platingDefined,
} from '../../domain/taxonomy/taxonomy.fixtures.ts'
import { taxonomyStreamId } from '../../domain/taxonomy/taxonomy.ts'
import { taxonomyProjection } from './taxonomy.projection.ts'

const events: readonly RecordedEvent[] = [
  platingDefined,
  boardsDefined,
  headersDefined,
  { type: 'category-removed', data: { categoryId: headers } },
].map((event, index) => ({
  id: `${taxonomyStreamId}@${index + 1}`,
  service: 'catalogue',
  streamType: 'taxonomy',
  streamId: taxonomyStreamId,
  sequence: index + 1,
  event,
  actor: { kind: 'service', id: 'catalogue' },
  correlationId: 'c',
  causationId: 'c',
  recordedAt: '2026-11-21T08:00:00.000Z',
}))

it('the taxonomy view is one row and ignores repetitions', () => {
  expect(replayTwice(taxonomyProjection, events).get(taxonomyStreamId)).toEqual({
    _id: taxonomyStreamId,
    categories: { 'board-connectors': boardsDefined.data },
    attributes: { [plating]: platingDefined.data },
    revisions: { 'category:board-connectors': 1, 'category:pin-headers': 2, 'attribute:plating': 1 },
    changedAt: { 'board-connectors': '2026-11-21T08:00:00.000Z' },
  })
})
