import { handbookPageId } from '@pinline/events/ids'
import { z } from 'zod'
import { expectedRevision } from '../../account/permissions/permission-fields.ts'
import { call, staff } from '../../api/call.ts'
import { handbookPageFields } from './handbook-page-fields.ts'
import { handbookPageChanged } from './handbook-page-row.ts'

/** Changes a page of the handbook as a whole; what it said before stays as a version. */
export const updateHandbookPage = call({
  name: 'update-handbook-page',
  path: '/private/handbook/update',
  effect: 'command',
  access: staff('handbook.update'),
  input: z.object({ id: handbookPageId, revision: expectedRevision, ...handbookPageFields }),
  output: handbookPageChanged,
  errors: ['handbook-page-not-found', 'handbook-page-archived', 'version-conflict'],
})
