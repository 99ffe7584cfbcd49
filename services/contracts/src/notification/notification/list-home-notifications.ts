import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { notificationRow } from './notification-row.ts'

/**
 * Content of the bell and the home page: the ten most urgent of each kind; `badge` if anything is unread. `unread` and `open`
 * count further ones too.
 */
export const listHomeNotifications = call({
  name: 'list-home-notifications',
  path: '/notification/home/list',
  effect: 'read',
  access: staff(null),
  input: z.object({}),
  output: z.object({
    notice: z.array(notificationRow),
    news: z.array(notificationRow),
    agency: z.array(notificationRow),
    badge: z.boolean(),
    unread: z.object({ notice: z.int(), news: z.int() }),
    /** Open to-dos. */
    open: z.int(),
  }),
  errors: [],
})
