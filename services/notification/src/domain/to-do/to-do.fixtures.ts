import type { NotificationEvent } from '@pinline/events/notification/notification-event'

export const toDoId = 'prepare-order-2611214073958'

export const opened: Extract<NotificationEvent, { type: 'to-do-opened' }> = {
  type: 'to-do-opened',
  data: {
    toDoId,
    kind: 'prepare-order',
    recordId: '2611214073958',
    openedAt: '2026-11-20T08:30:00.000Z',
    dueAt: '2026-11-25T08:30:00.000Z',
  },
}

export const closed: Extract<NotificationEvent, { type: 'to-do-closed' }> = {
  type: 'to-do-closed',
  data: { toDoId, closedBy: 'order-shipped', closedAt: '2026-11-24T09:00:00.000Z' },
}
