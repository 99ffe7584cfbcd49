import { given } from '@pinline/chassis/domain/given'
import { productId } from '@pinline/events/ids'
import type { NotificationEvent } from '@pinline/events/notification/notification-event'
import { describe, it } from 'vitest'
import { toDoDecider } from './to-do-decider.ts'

const recordId = productId.parse('p-0123456789abcdef')
const data = {
  ...{ toDoId: `restock-${recordId}`, recordId, model: '43045-0800' },
  ...{ openedAt: '2026-11-27T09:00:00.000Z', dueAt: '2026-11-30T09:00:00.000Z' },
}
const opened: NotificationEvent = { type: 'restock-to-do-opened', data }
const end = { closedBy: 'stock-recovered', closedAt: '2026-11-28T09:00:00.000Z' } as const
const closed: NotificationEvent = { type: 'restock-to-do-closed', data: { toDoId: data.toDoId, ...end } }

describe('the to-do of a part that is running out', () => {
  const open = { type: 'open-restock-to-do', ...data } as const
  const close = { type: 'close-restock-to-do', ...end } as const
  it('opens once, and again when the part falls again', () => {
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
