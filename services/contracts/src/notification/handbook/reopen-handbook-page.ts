import { handbookPageId } from '@pinline/events/ids'
import { z } from 'zod'
import { expectedRevision } from '../../account/permissions/permission-fields.ts'
import { call, staff } from '../../api/call.ts'
import { handbookPageChanged } from './handbook-page-row.ts'

/** Puts an archived page back into the handbook. */
export const reopenHandbookPage = call({
  name: 'reopen-handbook-page',
  path: '/private/handbook/reopen',
  effect: 'command',
  access: staff('handbook.archive'),
  input: z.object({ id: handbookPageId, revision: expectedRevision }),
  output: handbookPageChanged,
  errors: ['handbook-page-not-found', 'version-conflict'],
})
