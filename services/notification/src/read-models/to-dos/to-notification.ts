import type { LanguageCode } from '@pinline/contracts/api/languages'
import type { NotificationRow } from '@pinline/contracts/notification/notification/notification-row'
import type { ToDoRow } from '@pinline/contracts/notification/to-do/to-dos-resource'
import { fillText } from '../../messages/texts.ts'

/** A to-do as the bell shows it, in the reader's language. */
export const toNotification = (
  toDo: ToDoRow,
  reader: { language: LanguageCode; read: boolean; now: string; isAdministrator: boolean },
): NotificationRow => {
  return {
    id: toDo.id,
    uuid: toDo.id,
    kind: 'agency',
    title: fillText(reader.language, `to-do.${toDo.kind}.title`, { orderNo: toDo.label }),
    content: fillText(reader.language, `to-do.${toDo.kind}.content`),
    resource: toDo.resource,
    recordId: toDo.recordId,
    createdAt: toDo.openedAt,
    dueAt: toDo.dueAt,
    overdue: toDo.dueAt < reader.now,
    read: reader.read,
    pinned: reader.isAdministrator && toDo.level === 'administrators',
    assignee: toDo.assignee,
    ...(toDo.mention === undefined ? {} : { mention: toDo.mention }),
  }
}
