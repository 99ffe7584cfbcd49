import { call, staff } from '../../api/call.ts'
import { page, pageRequest } from '../../api/paging.ts'
import { notificationKind, notificationRow } from './notification-row.ts'

/** Notices, news and open to-dos of the signed-in person, newest first, or of one kind. */
export const listNotifications = call({
  name: 'list-notifications',
  path: '/notification/list',
  effect: 'read',
  access: staff(null),
  input: pageRequest.extend({ kind: notificationKind.optional() }),
  output: page(notificationRow),
  errors: [],
})
