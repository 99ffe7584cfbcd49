import type { LanguageCode } from '@pinline/contracts/api/languages'
import type { NotificationRow } from '@pinline/contracts/notification/notification/notification-row'
import type { ToDoRow } from '@pinline/contracts/notification/notification/to-dos'
import { interpolate, textsFor } from '../../messages/texts.ts'

/** A to-do as the bell shows it, in the reader's language. */
export const toNotification = (
  toDo: ToDoRow,
  reader: { language: LanguageCode; read: boolean; now: string },
): NotificationRow => {
  const { title, content } = textsFor(reader.language).toDos[toDo.kind]
  return {
    id: toDo.id,
    uuid: toDo.id,
    kind: 'agency',
    title: interpolate(title, { orderNo: toDo.recordId }),
    content,
    resource: toDo.resource,
    recordId: toDo.recordId,
    createdAt: toDo.openedAt,
    dueAt: toDo.dueAt,
    overdue: toDo.dueAt < reader.now,
    read: reader.read,
  }
}
