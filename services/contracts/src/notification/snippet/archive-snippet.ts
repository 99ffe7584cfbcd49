import { snippetId } from '@pinline/events/ids'
import { z } from 'zod'
import { expectedRevision } from '../../account/permissions/permission-fields.ts'
import { call, staff } from '../../api/call.ts'
import { snippetChanged } from './snippet-row.ts'

/** Takes a snippet out of use; it can be read among the archived ones, and reopened. */
export const archiveSnippet = call({
  name: 'archive-snippet',
  path: '/private/snippets/archive',
  effect: 'command',
  access: staff('snippets.archive'),
  input: z.object({ id: snippetId, revision: expectedRevision }),
  output: snippetChanged,
  errors: ['snippet-not-found', 'version-conflict'],
})
