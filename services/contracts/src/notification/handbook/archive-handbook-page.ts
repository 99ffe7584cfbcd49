import { handbookPageId } from '@pinline/events/ids'
import { z } from 'zod'
import { expectedRevision } from '../../account/permissions/permission-fields.ts'
import { call, staff } from '../../api/call.ts'
import { handbookPageChanged } from './handbook-page-row.ts'

/** Takes a page out of the handbook; it can be read among the archived ones, and reopened. */
export const archiveHandbookPage = call({
  name: 'archive-handbook-page',
  path: '/private/handbook/archive',
  effect: 'command',
  access: staff('handbook.archive'),
  input: z.object({ id: handbookPageId, revision: expectedRevision }),
  output: handbookPageChanged,
  errors: ['handbook-page-not-found', 'version-conflict'],
})
