import { defineProjection } from '@pinline/chassis/read-models/projection'
import { type NotificationEvent, notificationEvent } from '@pinline/events/notification/notification-event'
import type { ToDoView } from './to-dos.model.ts'

const project = (row: ToDoView | undefined, { type, data }: NotificationEvent): ToDoView | undefined => {
  switch (type) {
    case 'to-do-opened': {
      const { kind, recordId, openedAt, dueAt } = data
      return { kind, recordId, state: 'open', openedAt, dueAt, closedAt: null, closedBy: null }
    }
    case 'to-do-closed':
    case 'after-sale-to-do-closed':
    case 'replacement-to-do-closed':
    case 'quotation-to-do-closed':
    case 'form-to-do-closed':
      return row === undefined
        ? undefined
        : { ...row, state: 'closed', closedAt: data.closedAt, closedBy: data.closedBy }
    case 'finding-to-do-opened': {
      const { recordId, openedAt, dueAt } = data
      return { kind: 'finding', recordId, state: 'open', openedAt, dueAt, closedAt: null, closedBy: null }
    }
    case 'after-sale-to-do-opened': {
      const { recordId, openedAt, dueAt } = data
      return { kind: 'answer-after-sale', recordId, state: 'open', openedAt, dueAt, closedAt: null, closedBy: null }
    }
    case 'replacement-to-do-opened': {
      const { recordId, openedAt, dueAt } = data
      return { kind: 'send-replacement', recordId, state: 'open', openedAt, dueAt, closedAt: null, closedBy: null }
    }
    case 'quotation-to-do-opened': {
      const { recordId, openedAt, dueAt } = data
      return { kind: 'answer-quotation', recordId, state: 'open', openedAt, dueAt, closedAt: null, closedBy: null }
    }
    case 'form-to-do-opened': {
      const { recordId, openedAt, dueAt } = data
      return { kind: 'answer-form', recordId, state: 'open', openedAt, dueAt, closedAt: null, closedBy: null }
    }
    case 'finding-to-do-closed':
      return row === undefined
        ? undefined
        : { ...row, state: 'closed', closedAt: data.closedAt, closedBy: 'not-found-again' }
    default: {
      const missing: never = type
      return missing
    }
  }
}

export const toDoView = defineProjection<ToDoView, NotificationEvent>({
  name: 'to-dos',
  version: 6,
  sources: [{ service: 'notification', streamType: 'to-do' }],
  eventSchema: notificationEvent,
  project: (row, recorded) => project(row, recorded.event),
  indexes: [{ keys: { state: 1, dueAt: 1, _id: 1 } }, { keys: { state: 1, openedAt: 1, _id: 1 } }],
})
