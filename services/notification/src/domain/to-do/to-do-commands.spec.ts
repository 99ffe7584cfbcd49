import { given } from '@pinline/chassis/domain/given'
import { staffId, vaultReference } from '@pinline/events/ids'
import type { NotificationEvent } from '@pinline/events/notification/notification-event'
import { describe, expect, it } from 'vitest'
import { maxToDoChanges } from './changeable-to-do.ts'
import { closed, findingClosed, findingOpened, opened, toDoId } from './to-do.fixtures.ts'
import { toDoDecider } from './to-do-decider.ts'

const ada = staffId.parse('s-0123456789abcdef')
const ben = staffId.parse('s-fedcba9876543210')
const now = '2026-11-24T09:00:00.000Z'
const { dueAt } = opened.data
const tomorrow = '2026-11-25T08:00:00.000Z'
const latest = '2027-02-22T09:00:00.000Z'
const commentRef = vaultReference.parse('comment-prepare-order-2611214073958@1')

const assigned = (assignee: typeof ada | null): NotificationEvent => ({
  type: 'to-do-assigned',
  data: { toDoId, assignee, assignedAt: now },
})
const snoozed: NotificationEvent = { type: 'to-do-snoozed', data: { toDoId, until: tomorrow, snoozedAt: now } }
const escalated = (level: 'team' | 'administrators', escalatesAt: string | null): NotificationEvent => ({
  type: 'to-do-escalated',
  data: { toDoId, level, escalatedAt: dueAt, escalatesAt },
})
const none = given(toDoDecider, [])
const open = given(toDoDecider, [opened])
const done = given(toDoDecider, [opened, closed])
const full = given(toDoDecider, [
  opened,
  ...Array.from({ length: maxToDoChanges }, (_, n) => assigned(n % 2 === 0 ? ada : null)),
])

describe('assign-to-do', () => {
  const take = { type: 'assign-to-do', assignee: ada, seen: null, now } as const
  it('records who takes care of it, once', () => {
    open.when(take).then([assigned(ada)])
    given(toDoDecider, [opened, assigned(ada)])
      .when(take)
      .thenNothing()
    given(toDoDecider, [opened, assigned(ada)])
      .when({ ...take, assignee: null, seen: ada })
      .then([assigned(null)])
  })
  it('refuses the second of two who take it at once', () =>
    given(toDoDecider, [opened, assigned(ben)])
      .when(take)
      .thenRejected('version-conflict'))
  it('is rejected where nothing is open, and at the last change', () => {
    none.when(take).thenRejected('to-do-not-found')
    done.when(take).thenRejected('to-do-closed')
    full.when({ ...take, assignee: ben }).thenRejected('to-do-change-limit-reached')
  })
  it('begins anew where a finding is found again', () =>
    given(toDoDecider, [
      findingOpened,
      { type: 'to-do-assigned', data: { ...findingClosed.data, assignee: ben, assignedAt: now } },
      findingClosed,
      findingOpened,
    ])
      .when(take)
      .then([{ type: 'to-do-assigned', data: { toDoId: findingOpened.data.toDoId, assignee: ada, assignedAt: now } }]))
})

describe('snooze-to-do', () => {
  const snooze = { type: 'snooze-to-do', until: tomorrow, now, latest } as const
  it('puts it out of sight, once', () => {
    open.when(snooze).then([snoozed])
    given(toDoDecider, [opened, snoozed]).when(snooze).thenNothing()
  })
  it('takes no time that is past or too far', () => {
    open.when({ ...snooze, until: now }).thenRejected('to-do-snooze-not-allowed')
    open.when({ ...snooze, until: '2027-02-22T09:00:00.001Z' }).thenRejected('to-do-snooze-not-allowed')
    done.when(snooze).thenRejected('to-do-closed')
  })
})

describe('wake-to-do', () => {
  const wake = { type: 'wake-to-do', now, graceUntil: '2026-11-24T10:00:00.000Z' } as const
  it('ends a snooze before its time', () => {
    given(toDoDecider, [opened, snoozed])
      .when(wake)
      .then([{ type: 'to-do-woken', data: { toDoId, wokenAt: now, escalatesAt: dueAt } }])
    open.when(wake).thenNothing()
    done.when(wake).thenRejected('to-do-closed')
  })
})

describe('add-to-do-comment', () => {
  const comment = { type: 'add-to-do-comment', commentRef, mentions: [], now } as const
  const commented: NotificationEvent = { type: 'to-do-comment-added', data: { toDoId, commentRef, addedAt: now } }
  it('records the comment once', () => {
    open.when(comment).then([commented])
    given(toDoDecider, [opened, commented]).when(comment).thenNothing()
  })
  it('says whom the comment mentions', () => {
    const mentions = [staffId.parse('s-ben00001')]
    const data = { toDoId, commentRef, mentions, addedAt: now }
    open.when({ ...comment, mentions }).then([{ type: 'to-do-comment-added', data }])
  })
  it('is rejected where nothing is open, and at the last change', () => {
    none.when(comment).thenRejected('to-do-not-found')
    done.when(comment).thenRejected('to-do-closed')
    full.when(comment).thenRejected('to-do-change-limit-reached')
  })
})

describe('advance-to-do', () => {
  const graceUntil = '2027-01-01T01:00:00.000Z'
  const nextLevelAt = '2027-01-02T00:00:00.000Z'
  const at = (instant: string) => ({ type: 'advance-to-do', now: instant, graceUntil, nextLevelAt }) as const
  const toTeam = (instant: string): NotificationEvent => ({
    type: 'to-do-escalated',
    data: { toDoId, level: 'team', escalatedAt: instant, escalatesAt: nextLevelAt },
  })
  it('escalates what is overdue: to everybody, a day later to administrators, then no more', () => {
    open.when(at('2026-11-25T08:29:59.999Z')).thenNothing()
    open.when(at(dueAt)).then([toTeam(dueAt)])
    given(toDoDecider, [opened, escalated('team', '2026-11-26T08:30:00.000Z')])
      .when(at('2026-11-26T08:00:00.000Z'))
      .thenNothing()
    given(toDoDecider, [opened, escalated('team', '2026-11-26T08:30:00.000Z')])
      .when(at('2026-11-26T09:00:00.000Z'))
      .then([
        {
          type: 'to-do-escalated',
          data: { toDoId, level: 'administrators', escalatedAt: '2026-11-26T09:00:00.000Z', escalatesAt: null },
        },
      ])
    given(toDoDecider, [opened, escalated('team', dueAt), escalated('administrators', null)])
      .when(at('2027-11-26T09:00:00.000Z'))
      .thenNothing()
  })
  it('wakes what was snoozed, which escalates no sooner than an hour later', () => {
    const asleep = given(toDoDecider, [opened, snoozed])
    asleep.when(at('2026-11-25T07:59:00.000Z')).thenNothing()
    const late = '2026-11-26T08:00:00.000Z'
    asleep.when(at(late)).then([{ type: 'to-do-woken', data: { toDoId, wokenAt: late, escalatesAt: graceUntil } }])
  })
  it('leaves what is done, or was never opened, alone', () => {
    none.when(at(dueAt)).thenNothing()
    done.when(at(dueAt)).thenNothing()
  })
})

it('takes no more events than a stream should have', () => expect(maxToDoChanges).toBeLessThan(1000))
