import { given } from '@pinline/chassis/domain/given'
import type { NotificationEvent } from '@pinline/events/notification/notification-event'
import { describe, it } from 'vitest'
import { toDoDecider } from './to-do-decider.ts'

const data = {
  ...{ toDoId: 'translate-de', recordId: 'de' as const, name: 'Deutsch' },
  ...{ openedAt: '2026-11-27T09:00:00.000Z', dueAt: '2026-12-04T09:00:00.000Z' },
}
const opened: NotificationEvent = { type: 'translation-to-do-opened', data }
const end = { closedBy: 'translations-caught-up', closedAt: '2026-11-28T09:00:00.000Z' } as const
const closed: NotificationEvent = { type: 'translation-to-do-closed', data: { toDoId: data.toDoId, ...end } }

describe('the to-do of a language that content is not translated into', () => {
  const open = { type: 'open-translation-to-do', ...data } as const
  const close = { type: 'close-translation-to-do', ...end } as const
  it('opens once, and again when other items wait', () => {
    given(toDoDecider, []).when(open).then([opened])
    given(toDoDecider, [opened]).when(open).thenNothing()
    given(toDoDecider, [opened, closed]).when(open).then([opened])
  })
  it('closes once', () => {
    given(toDoDecider, [opened]).when(close).then([closed])
    given(toDoDecider, []).when(close).thenNothing()
    given(toDoDecider, [opened, closed]).when(close).thenNothing()
  })
})
