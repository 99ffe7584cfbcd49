import { replayTwice } from '@pinline/chassis/read-models/replay-twice'
import type { NotificationEvent } from '@pinline/events/notification/notification-event'
import { describe, expect, it } from 'vitest'
import { closed, findingClosed, findingOpened, opened, toDoId } from '../../domain/to-do/to-do.fixtures.ts'
import { toDoView } from './to-dos.projection.ts'

const rowAfter = (events: readonly NotificationEvent[]) =>
  replayTwice(
    toDoView,
    events.map((event, index) => ({
      id: `${toDoId}@${index + 1}`,
      service: 'notification' as const,
      streamType: 'to-do',
      streamId: toDoId,
      sequence: index + 1,
      event,
      actor: { kind: 'service' as const, id: 'notification' },
      correlationId: 'request-1',
      causationId: '2611214073958@6',
      recordedAt: opened.data.openedAt,
    })),
  ).get(toDoId)

describe('to-dos', () => {
  it('shows open work with its due time', () => {
    expect(rowAfter([opened])).toMatchObject({
      state: 'open',
      recordId: '2611214073958',
      dueAt: opened.data.dueAt,
      closedAt: null,
    })
  })
  it('shows a finding, until it is not found again', () => {
    const { recordId, dueAt } = findingOpened.data
    expect(rowAfter([findingOpened])).toMatchObject({ kind: 'finding', state: 'open', recordId, dueAt })
    expect(rowAfter([findingOpened, findingClosed])).toMatchObject({ state: 'closed', closedBy: 'not-found-again' })
    expect(rowAfter([findingOpened, findingClosed, findingOpened])).toMatchObject({ state: 'open', closedBy: null })
  })
  it('shows what closed it', () => {
    expect(rowAfter([opened, closed])).toMatchObject({
      state: 'closed',
      closedBy: 'order-shipped',
      closedAt: closed.data.closedAt,
    })
  })
})
