import { replayTwice } from '@pinline/chassis/read-models/replay-twice'
import { staffId, vaultReference } from '@pinline/events/ids'
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
  it('shows a mention with its author, at nobody but whom it is for', () => {
    const [assignee, author] = [staffId.parse('s-ben00001'), staffId.parse('s-ada00001')]
    const noteRef = vaultReference.parse('note-b-demo0001@1')
    const about = { resource: 'buyers', recordId: 'b-demo0001', noteRef } as const
    const { openedAt, dueAt } = opened.data
    const data = { toDoId, ...about, assignee, author, openedAt, dueAt }
    const mentioned = { type: 'mention-to-do-opened', data } as const
    const done = {
      type: 'mention-to-do-closed',
      data: { toDoId, closedBy: 'mention-completed', closedAt: dueAt },
    } as const
    expect(rowAfter([mentioned])).toMatchObject({
      kind: 'mention',
      state: 'open',
      assignee,
      mention: { resource: 'buyers', noteRef, author },
      escalatesAt: null,
      nextAt: null,
    })
    expect(rowAfter([mentioned, done])).toMatchObject({ state: 'closed', closedBy: 'mention-completed' })
  })
  it('shows what closed it', () => {
    expect(rowAfter([opened, closed])).toMatchObject({
      state: 'closed',
      closedBy: 'order-shipped',
      closedAt: closed.data.closedAt,
    })
  })
  it('shows who takes care of it, when it wakes, and who else sees it', () => {
    const assignee = staffId.parse('s-0123456789abcdef')
    const [assigned, snoozed, woken, escalated] = [
      { type: 'to-do-assigned', data: { toDoId, assignee, assignedAt: '2026-11-21T09:00:00.000Z' } },
      {
        type: 'to-do-snoozed',
        data: { toDoId, until: '2026-11-25T09:00:00.000Z', snoozedAt: '2026-11-21T09:01:00.000Z' },
      },
      {
        type: 'to-do-woken',
        data: { toDoId, wokenAt: '2026-11-25T09:00:00.000Z', escalatesAt: '2026-11-25T10:00:00.000Z' },
      },
      {
        type: 'to-do-escalated',
        data: { toDoId, level: 'team', escalatedAt: '2026-11-25T10:00:00.000Z', escalatesAt: null },
      },
    ] as const satisfies readonly NotificationEvent[]
    expect(rowAfter([opened])).toMatchObject({ assignee: null, nextAt: opened.data.dueAt, entries: [] })
    expect(rowAfter([opened, assigned, snoozed])).toMatchObject({ assignee, nextAt: '2026-11-25T09:00:00.000Z' })
    expect(rowAfter([opened, assigned, snoozed, woken])).toMatchObject({
      snoozedUntil: null,
      nextAt: '2026-11-25T10:00:00.000Z',
    })
    const row = rowAfter([opened, assigned, snoozed, woken, escalated])
    expect(row).toMatchObject({ level: 'team', nextAt: null })
    const kinds = ['assigned', 'snoozed', 'woken', 'escalated']
    expect(row).toHaveProperty(
      'entries',
      kinds.map((kind) => expect.objectContaining({ kind, by: null })),
    )
    expect(rowAfter([opened, snoozed, closed])).toMatchObject({ state: 'closed', snoozedUntil: null, nextAt: null })
  })
})
