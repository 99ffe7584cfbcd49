import { defineProjection } from '@pinline/chassis/read-models/projection'
import type { RecordedEvent } from '@pinline/events/event'
import { type StaffId, staffId } from '@pinline/events/ids'
import { type NotificationEvent, notificationEvent } from '@pinline/events/notification/notification-event'
import type { ToDoView, ToDoViewEntry } from './to-dos.model.ts'

type Recorded = RecordedEvent<NotificationEvent>

/** When time does something to an open to-do: its snooze ends, or it escalates. */
const timed = (row: Omit<ToDoView, 'nextAt'>): ToDoView => ({ ...row, nextAt: row.snoozedUntil ?? row.escalatesAt })

const opened = (
  kind: ToDoView['kind'],
  { recordId, openedAt, dueAt }: Pick<ToDoView, 'recordId' | 'openedAt' | 'dueAt'>,
): ToDoView =>
  timed({
    ...{ kind, recordId, openedAt, dueAt },
    ...{ state: 'open', closedAt: null, closedBy: null },
    ...{ assignee: null, snoozedUntil: null, level: null, forAdministrators: false, escalatesAt: dueAt, entries: [] },
  })

const closed = (row: ToDoView, closedAt: string, closedBy: ToDoView['closedBy']): ToDoView => ({
  ...row,
  ...{ state: 'closed', closedAt, closedBy, snoozedUntil: null, nextAt: null },
})

const personOf = ({ actor }: Recorded): StaffId | null =>
  actor.kind === 'staff' ? (staffId.safeParse(actor.id).data ?? null) : null

/** What staff and time do to open work. */
const changed = (row: ToDoView, recorded: Recorded): ToDoView => {
  const { event } = recorded
  const by = personOf(recorded)
  const noting = (change: Partial<ToDoView>, entry: ToDoViewEntry): ToDoView =>
    timed({ ...row, ...change, entries: [...row.entries, entry] })
  switch (event.type) {
    case 'to-do-assigned': {
      const { assignee, assignedAt: at } = event.data
      return noting({ assignee }, { kind: 'assigned', at, by, assignee })
    }
    case 'to-do-snoozed': {
      const { until, snoozedAt: at } = event.data
      return noting({ snoozedUntil: until }, { kind: 'snoozed', at, by, until })
    }
    case 'to-do-woken': {
      const { escalatesAt, wokenAt: at } = event.data
      return noting({ snoozedUntil: null, escalatesAt }, { kind: 'woken', at, by })
    }
    case 'to-do-comment-added': {
      const { commentRef: textRef, addedAt: at } = event.data
      return noting({}, { kind: 'commented', at, by, textRef })
    }
    case 'to-do-escalated': {
      const { level, escalatesAt, escalatedAt: at } = event.data
      return noting(
        { level, escalatesAt, forAdministrators: level === 'administrators' },
        { kind: 'escalated', at, by, level },
      )
    }
    default:
      return row
  }
}

const project = (row: ToDoView | undefined, recorded: Recorded): ToDoView | undefined => {
  const { type, data } = recorded.event
  switch (type) {
    case 'to-do-opened':
      return opened(data.kind, data)
    case 'finding-to-do-opened':
      return opened('finding', data)
    case 'after-sale-to-do-opened':
      return opened('answer-after-sale', data)
    case 'replacement-to-do-opened':
      return opened('send-replacement', data)
    case 'quotation-to-do-opened':
      return opened('answer-quotation', data)
    case 'form-to-do-opened':
      return opened('answer-form', data)
    case 'restock-to-do-opened':
      return { ...opened('restock', data), label: data.model }
    case 'translation-to-do-opened':
      return { ...opened('translate-content', data), label: data.name }
    case 'webhook-to-do-opened':
      return { ...opened('mend-webhook', data), label: data.name }
    case 'mention-to-do-opened': {
      const { assignee, resource, noteRef, author } = data
      const row = { ...opened('mention', data), assignee, escalatesAt: null }
      return { ...timed(row), mention: { resource, noteRef, author } }
    }
    case 'to-do-closed':
    case 'after-sale-to-do-closed':
    case 'replacement-to-do-closed':
    case 'quotation-to-do-closed':
    case 'form-to-do-closed':
    case 'restock-to-do-closed':
    case 'translation-to-do-closed':
    case 'webhook-to-do-closed':
    case 'mention-to-do-closed':
      return row === undefined ? undefined : closed(row, data.closedAt, data.closedBy)
    case 'finding-to-do-closed':
      return row === undefined ? undefined : closed(row, data.closedAt, 'not-found-again')
    case 'to-do-assigned':
    case 'to-do-snoozed':
    case 'to-do-woken':
    case 'to-do-comment-added':
    case 'to-do-escalated':
      return row === undefined ? undefined : changed(row, recorded)
    default:
      return type satisfies never
  }
}

export const toDoView = defineProjection<ToDoView, NotificationEvent>({
  name: 'to-dos',
  version: 8,
  sources: [{ service: 'notification', streamType: 'to-do' }],
  eventSchema: notificationEvent,
  project,
  indexes: [
    { keys: { state: 1, dueAt: 1, _id: 1 } },
    { keys: { state: 1, openedAt: 1, _id: 1 } },
    { keys: { state: 1, nextAt: 1 } },
    { keys: { recordId: 1, dueAt: 1, _id: 1 } },
  ],
})
