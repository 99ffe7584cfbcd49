import { given } from '@pinline/chassis/domain/given'
import { webhookEndpointId } from '@pinline/events/ids'
import type { NotificationEvent } from '@pinline/events/notification/notification-event'
import { describe, it } from 'vitest'
import { toDoDecider } from './to-do-decider.ts'

const recordId = webhookEndpointId.parse('w-4f0c2m8q1x7z')
const data = {
  ...{ toDoId: `mend-webhook-${recordId}`, recordId, name: 'erp.example.com' },
  ...{ openedAt: '2026-11-27T09:00:00.000Z', dueAt: '2026-11-30T09:00:00.000Z' },
}
const opened: NotificationEvent = { type: 'webhook-to-do-opened', data }
const end = { closedBy: 'webhook-endpoint-enabled', closedAt: '2026-11-28T09:00:00.000Z' } as const
const closed: NotificationEvent = { type: 'webhook-to-do-closed', data: { toDoId: data.toDoId, ...end } }

describe('the to-do of a webhook endpoint that was disabled', () => {
  const open = { type: 'open-webhook-to-do', ...data } as const
  const close = { type: 'close-webhook-to-do', ...end } as const
  it('opens once, and again when the endpoint is disabled again', () => {
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
