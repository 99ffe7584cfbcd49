import { call, staff } from '@pinline/chassis/contract/call'
import { page, pageRequest } from '@pinline/chassis/contract/paging'
import { notificationKind, notificationRow } from './notification-row.ts'

/** Notices, news and open to-dos of the signed-in person, newest first, or of one kind. */
export const listNotifications = call({
  name: 'list-notifications',
  path: '/notification/list',
  effect: 'read',
  authority: staff(null),
  input: pageRequest.extend({ kind: notificationKind.optional() }),
  output: page(notificationRow),
  errors: [],
})
