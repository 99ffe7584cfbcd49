import type { AdminResource, AnyCall } from '@pinline/chassis/contract/call'
import { emptyNotifications } from './empty-notifications.ts'
import { exportMessages } from './export-messages.ts'
import { forgetMessages } from './forget-messages.ts'
import { listHomeNotifications } from './list-home-notifications.ts'
import { listNotifications } from './list-notifications.ts'
import { readNotifications } from './read-notifications.ts'
import { recordVisitor } from './record-visitor.ts'
import { sendMessage } from './send-message.ts'
import { toDos } from './to-dos.ts'

/** Every call of the notification service. */
export const notificationCalls: readonly AnyCall[] = [
  sendMessage,
  forgetMessages,
  exportMessages,
  listNotifications,
  listHomeNotifications,
  readNotifications,
  emptyNotifications,
  recordVisitor,
]

export const notificationResources: readonly AdminResource[] = [toDos]
