import type { StaffId, VaultReference } from '@pinline/events/ids'
import type { NotificationEvent } from '@pinline/events/notification/notification-event'
import type { ToDoLevel } from '@pinline/events/notification/to-do-escalated'

export interface OpenToDo {
  readonly status: 'open'
  readonly toDoId: string
  /** Whom it is assigned to says that it is done; no event does. */
  readonly isMention: boolean
  readonly assignee: StaffId | null
  /** Out of sight until then. */
  readonly snoozedUntil: string | null
  readonly level: ToDoLevel | null
  /** When it goes to the next level; null once administrators have it. */
  readonly escalatesAt: string | null
  readonly comments: readonly VaultReference[]
  /** How often staff assigned, snoozed, woke or commented it. */
  readonly changes: number
}

export type ToDo = { readonly status: 'none' } | { readonly status: 'closed'; readonly toDoId: string } | OpenToDo

export const noToDo: ToDo = { status: 'none' }

const opened = ({ toDoId, dueAt }: { readonly toDoId: string; readonly dueAt: string }): OpenToDo => ({
  status: 'open',
  toDoId,
  isMention: false,
  assignee: null,
  snoozedUntil: null,
  level: null,
  escalatesAt: dueAt,
  comments: [],
  changes: 0,
})

/** Applies what staff and time do to open work; nothing reaches a closed one. */
const changed = (state: ToDo, event: NotificationEvent): ToDo => {
  if (state.status !== 'open') throw new Error(`${event.type} of a to-do that is not open`)
  const changes = state.changes + 1
  switch (event.type) {
    case 'to-do-assigned':
      return { ...state, assignee: event.data.assignee, changes }
    case 'to-do-snoozed':
      return { ...state, snoozedUntil: event.data.until, changes }
    case 'to-do-woken':
      return { ...state, snoozedUntil: null, escalatesAt: event.data.escalatesAt, changes }
    case 'to-do-comment-added':
      return { ...state, comments: [...state.comments, event.data.commentRef], changes }
    case 'to-do-escalated':
      return { ...state, level: event.data.level, escalatesAt: event.data.escalatesAt }
    default:
      return state
  }
}

export const evolve = (state: ToDo, event: NotificationEvent): ToDo => {
  switch (event.type) {
    case 'to-do-opened':
    case 'finding-to-do-opened':
    case 'after-sale-to-do-opened':
    case 'replacement-to-do-opened':
    case 'quotation-to-do-opened':
    case 'form-to-do-opened':
    case 'restock-to-do-opened':
    case 'translation-to-do-opened':
    case 'webhook-to-do-opened':
      return opened(event.data)
    case 'mention-to-do-opened':
      // It is one person's own: nobody else is notified of it.
      return { ...opened(event.data), isMention: true, assignee: event.data.assignee, escalatesAt: null }
    case 'to-do-closed':
    case 'finding-to-do-closed':
    case 'after-sale-to-do-closed':
    case 'replacement-to-do-closed':
    case 'quotation-to-do-closed':
    case 'form-to-do-closed':
    case 'restock-to-do-closed':
    case 'translation-to-do-closed':
    case 'webhook-to-do-closed':
    case 'mention-to-do-closed':
      return { status: 'closed', toDoId: event.data.toDoId }
    case 'to-do-assigned':
    case 'to-do-snoozed':
    case 'to-do-woken':
    case 'to-do-comment-added':
    case 'to-do-escalated':
      return changed(state, event)
    default:
      return event satisfies never
  }
}
