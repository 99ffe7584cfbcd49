import { replayTwice } from '@pinline/chassis/read-models/replay-twice'
import type { NoticeEvent } from '@pinline/events/notification/notice-event'
import { describe, expect, it } from 'vitest'
import {
  content,
  created,
  day,
  deleted,
  reader,
  updated,
  withdrawn,
  written,
} from '../../domain/notice/notice.fixtures.ts'
import { noticesProjection } from './notices.projection.ts'

const rowAfter = (events: readonly NoticeEvent[]) =>
  replayTwice(
    noticesProjection,
    events.map((event, index) => ({
      id: `${written}@${index + 1}`,
      service: 'notification' as const,
      streamType: 'notice',
      streamId: written,
      sequence: index + 1,
      event,
      actor: { kind: 'staff' as const, id: reader },
      correlationId: 'request-1',
      causationId: 'request-1',
      recordedAt: day('19'),
    })),
  ).get(written)

describe('notices', () => {
  it('have their content, and who wrote it', () => {
    expect(rowAfter([created])).toMatchObject({
      ...content,
      ...{ status: 'published', createdAt: day('19'), createdBy: reader, updatedBy: reader, shownFrom: day('20') },
    })
  })
  it('stay where they were in the lists of their readers when a word is changed', () => {
    expect(rowAfter([created, updated])).toMatchObject({ shownFrom: day('20'), updatedAt: day('21') })
  })
  it('are new to their readers when they are published again', () => {
    const again: NoticeEvent = { type: 'notice-updated', data: { ...content, updatedAt: day('24') } }
    expect(rowAfter([created, withdrawn])).toMatchObject({ status: 'withdrawn', updatedAt: day('22') })
    expect(rowAfter([created, withdrawn, again])).toMatchObject({ status: 'published', shownFrom: day('24') })
  })
  it('are gone once they are deleted', () => expect(rowAfter([created, deleted])).toBeUndefined())
})
