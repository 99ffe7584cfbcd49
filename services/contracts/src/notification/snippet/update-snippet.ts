import { snippetId } from '@pinline/events/ids'
import { z } from 'zod'
import { expectedRevision } from '../../account/permissions/permission-fields.ts'
import { call, staff } from '../../api/call.ts'
import { snippetFields } from './snippet-fields.ts'
import { snippetChanged } from './snippet-row.ts'

/** Changes a snippet as a whole; what it said before stays as a version. */
export const updateSnippet = call({
  name: 'update-snippet',
  path: '/private/snippets/update',
  effect: 'command',
  access: staff('snippets.update'),
  input: z.object({ id: snippetId, revision: expectedRevision, ...snippetFields }),
  output: snippetChanged,
  errors: ['snippet-not-found', 'snippet-archived', 'version-conflict'],
})
