import { replayTwice } from '@pinline/chassis/read-models/replay-twice'
import type { RecordedEvent } from '@pinline/events/event'
import { expect, it } from 'vitest'
import { archived, at, packing, pageId, written } from '../../domain/handbook-page/handbook-page.fixtures.ts'
import { handbookProjection } from './handbook.projection.ts'

it('has a page with its versions, newest first', () => {
  const recorded = [written, written, archived].map(
    (event, index): RecordedEvent => ({
      id: `${pageId}@${index + 1}`,
      service: 'notification',
      streamType: 'handbook-page',
      streamId: pageId,
      sequence: index + 1,
      event,
      actor: { kind: 'staff', id: 's-0123456789abcdef' },
      correlationId: 'c',
      causationId: 'c',
      recordedAt: at,
    }),
  )
  const by = 's-0123456789abcdef'
  expect(replayTwice(handbookProjection, recorded).get(pageId)).toMatchObject({
    content: packing,
    status: 'archived',
    versions: [
      { version: 2, at, by },
      { version: 1, at, by },
    ],
    updatedBy: by,
  })
})
