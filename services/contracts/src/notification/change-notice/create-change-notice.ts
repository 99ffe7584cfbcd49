import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { changeNoticeFields } from './change-notice-fields.ts'
import { changeNoticeChanged } from './change-notice-row.ts'

/** Writes the draft of a change notice. */
export const createChangeNotice = call({
  name: 'create-change-notice',
  path: '/private/change-notices/create',
  effect: 'command',
  access: staff('change-notices.create'),
  input: z.object(changeNoticeFields),
  output: changeNoticeChanged,
  errors: ['version-conflict'],
})
