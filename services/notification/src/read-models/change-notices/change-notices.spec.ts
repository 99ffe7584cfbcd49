import { replayTwice } from '@pinline/chassis/read-models/replay-twice'
import type { RecordedEvent } from '@pinline/events/event'
import { expect, it } from 'vitest'
import {
  at,
  endOfLife,
  mailed,
  noticeId,
  published,
  written,
} from '../../domain/change-notice/change-notice.fixtures.ts'
import { changeNoticesProjection } from './change-notices.projection.ts'

it('has a notice with how many buyers have been addressed', () => {
  const recorded = [written, published, mailed].map(
    (event, index): RecordedEvent => ({
      id: `${noticeId}@${index + 1}`,
      service: 'notification',
      streamType: 'change-notice',
      streamId: noticeId,
      sequence: index + 1,
      event,
      actor: { kind: 'staff', id: 's-0123456789abcdef' },
      correlationId: 'c',
      causationId: 'c',
      recordedAt: at,
    }),
  )
  expect(replayTwice(changeNoticesProjection, recorded).get(noticeId)).toMatchObject({
    content: endOfLife,
    status: 'published',
    publishedAt: at,
    recipients: 1,
    isMailed: true,
    updatedBy: 's-0123456789abcdef',
  })
})
