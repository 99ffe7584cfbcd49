import { z } from 'zod'
import { toDoClosed } from './to-do-closed.ts'
import { toDoOpened } from './to-do-opened.ts'

/** Every event of the notification service. */
export const notificationEvent = z.discriminatedUnion('type', [toDoOpened, toDoClosed])
export type NotificationEvent = z.infer<typeof notificationEvent>
