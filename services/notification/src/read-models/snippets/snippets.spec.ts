import { replayTwice } from '@pinline/chassis/read-models/replay-twice'
import type { RecordedEvent } from '@pinline/events/event'
import { expect, it } from 'vitest'
import { archived, at, parcelId, parcelLeft, written } from '../../domain/snippet/snippet.fixtures.ts'
import { snippetsProjection } from './snippets.projection.ts'

it('has a snippet with its versions, newest first', () => {
  const recorded = [written, written, archived].map(
    (event, index): RecordedEvent => ({
      id: `${parcelId}@${index + 1}`,
      service: 'notification',
      streamType: 'snippet',
      streamId: parcelId,
      sequence: index + 1,
      event,
      actor: { kind: 'staff', id: 's-0123456789abcdef' },
      correlationId: 'c',
      causationId: 'c',
      recordedAt: at,
    }),
  )
  const by = 's-0123456789abcdef'
  expect(replayTwice(snippetsProjection, recorded).get(parcelId)).toMatchObject({
    content: parcelLeft,
    order: 'orders\nparcel has left',
    words: ['Parcel has left', ...Object.values(parcelLeft.texts)].join('\n'),
    status: 'archived',
    versions: [
      { version: 2, at, by },
      { version: 1, at, by },
    ],
    updatedBy: by,
  })
})
