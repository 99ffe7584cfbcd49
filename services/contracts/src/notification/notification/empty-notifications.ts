import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { notificationKind } from './notification-row.ts'

/**
 * Clears the signed-in person's notices and news, or one of the two; pinned ones are only marked as read. To-dos close only
 * when the work is done.
 */
export const emptyNotifications = call({
  name: 'empty-notifications',
  path: '/notification/empty',
  effect: 'command',
  access: staff(null),
  audited: 'never',
  input: z.object({ kind: notificationKind.optional() }),
  output: z.object({ emptied: z.literal(true) }),
  errors: [],
})
