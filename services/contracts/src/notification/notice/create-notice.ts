import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { noticeChanged } from './notice-changed.ts'
import { noticeFields } from './notice-fields.ts'

/** Publishes a notice or a piece of news for staff, now or from a time on. */
export const createNotice = call({
  name: 'create-notice',
  path: '/private/notice/create',
  effect: 'command',
  access: staff('notices.create'),
  input: z.object(noticeFields),
  output: noticeChanged,
  errors: ['version-conflict'],
})
