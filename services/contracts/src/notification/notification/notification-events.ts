import { z } from 'zod'
import { staff } from '../../api/call.ts'
import { notificationKind } from './notification-row.ts'

/**
 * Server-sent events of a signed-in member of staff, `event: notifications`: something of this kind has changed, and its
 * list is to be read again. What changed is not said, so that nobody learns of a notice to others.
 */
export const notificationEvents = {
  name: 'notification-events',
  path: '/notification/events',
  access: staff(null),
  message: z.object({ kind: notificationKind }),
} as const
export type NotificationsChanged = z.infer<typeof notificationEvents.message>
