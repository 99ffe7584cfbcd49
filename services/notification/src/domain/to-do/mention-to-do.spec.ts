import { given } from '@pinline/chassis/domain/given'
import { staffId, vaultReference } from '@pinline/events/ids'
import type { NotificationEvent } from '@pinline/events/notification/notification-event'
import { describe, it } from 'vitest'
import { opened as otherOpened } from './to-do.fixtures.ts'
import { toDoDecider } from './to-do-decider.ts'

const [ada, ben] = [staffId.parse('s-ada00001'), staffId.parse('s-ben00001')]
const data = {
  toDoId: `mention-0123456789abcdef01234567-${ben}`,
  resource: 'orders',
  recordId: '2611214073958',
  noteRef: vaultReference.parse('note-2611214073958@1'),
  assignee: ben,
  author: ada,
  openedAt: '2026-11-27T09:00:00.000Z',
  dueAt: '2026-11-30T09:00:00.000Z',
} as const
const now = '2026-11-27T10:00:00.000Z'
const opened: NotificationEvent = { type: 'mention-to-do-opened', data }
const closed: NotificationEvent = {
  type: 'mention-to-do-closed',
  data: { toDoId: data.toDoId, closedBy: 'mention-completed', closedAt: now },
}
const times = { now: '2026-12-09T09:00:00.000Z', graceUntil: '2026-12-09T10:00:00.000Z', nextLevelAt: data.dueAt }

describe('the to-do of whom a note mentions', () => {
  const open = { type: 'open-mention-to-do', ...data } as const
  it('opens once', () => {
    given(toDoDecider, []).when(open).then([opened])
    given(toDoDecider, [opened]).when(open).thenNothing()
    given(toDoDecider, [opened, closed]).when(open).thenNothing()
  })
  it('is none for the author', () =>
    given(toDoDecider, [])
      .when({ ...open, assignee: ada })
      .thenNothing())
  it('escalates to nobody, also after a snooze', () => {
    given(toDoDecider, [opened])
      .when({ type: 'advance-to-do', ...times })
      .thenNothing()
    const snoozed = { toDoId: data.toDoId, until: data.dueAt, snoozedAt: now }
    given(toDoDecider, [opened, { type: 'to-do-snoozed', data: snoozed }])
      .when({ type: 'advance-to-do', ...times })
      .then([{ type: 'to-do-woken', data: { toDoId: data.toDoId, wokenAt: times.now, escalatesAt: null } }])
  })
})

describe('complete-to-do', () => {
  const complete = { type: 'complete-to-do', by: ben, now } as const
  it('closes a mention once', () => {
    given(toDoDecider, [opened]).when(complete).then([closed])
    given(toDoDecider, [opened, closed]).when(complete).thenNothing()
  })
  it('closes it for whom it was handed over to', () => {
    const assigned = { toDoId: data.toDoId, assignee: ada, assignedAt: now }
    given(toDoDecider, [opened, { type: 'to-do-assigned', data: assigned }])
      .when({ ...complete, by: ada })
      .then([closed])
  })
  it('is refused to others', () =>
    given(toDoDecider, [opened])
      .when({ ...complete, by: ada })
      .thenRejected('to-do-not-yours'))
  it('is refused for work that its event closes', () =>
    given(toDoDecider, [otherOpened]).when(complete).thenRejected('to-do-closes-automatically'))
  it('is refused for a to-do that does not exist', () =>
    given(toDoDecider, []).when(complete).thenRejected('to-do-not-found'))
})
