import type { AdminResource, AnyCall } from '../api/call.ts'
import { closeFindingToDo } from '../api/close-finding-to-do.ts'
import { openFindingToDo } from '../api/open-finding-to-do.ts'
import { exportMessages } from './message/export-messages.ts'
import { forgetMessages } from './message/forget-messages.ts'
import { sendMessage } from './message/send-message.ts'
import { emptyNotifications } from './notification/empty-notifications.ts'
import { listHomeNotifications } from './notification/list-home-notifications.ts'
import { listNotifications } from './notification/list-notifications.ts'
import { markNotificationsRead } from './notification/mark-notifications-read.ts'
import { toDosResource } from './notification/to-dos-resource.ts'
import { recordVisitor } from './record-visitor.ts'

/** Every call of the notification service. */
export const notificationCalls: readonly AnyCall[] = [
  sendMessage,
  forgetMessages,
  exportMessages,
  listNotifications,
  listHomeNotifications,
  markNotificationsRead,
  emptyNotifications,
  recordVisitor,
  openFindingToDo,
  closeFindingToDo,
]

export const notificationResources: readonly AdminResource[] = [toDosResource]
