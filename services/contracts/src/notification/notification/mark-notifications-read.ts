import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { cleanedText } from '../../api/text.ts'

/** Marks the given rows, or all, as read by the signed-in person. */
export const markNotificationsRead = call({
  name: 'mark-notifications-read',
  path: '/notification/read',
  effect: 'command',
  access: staff(null),
  audited: 'never',
  input: z.object({ ids: z.array(cleanedText(100)).max(200).optional() }),
  output: z.object({ read: z.int() }),
  errors: [],
})
