import { snippetId } from '@pinline/events/ids'
import { z } from 'zod'
import { expectedRevision } from '../../account/permissions/permission-fields.ts'
import { call, staff } from '../../api/call.ts'
import { snippetChanged } from './snippet-row.ts'

/** Puts an archived snippet back into use. */
export const reopenSnippet = call({
  name: 'reopen-snippet',
  path: '/private/snippets/reopen',
  effect: 'command',
  access: staff('snippets.archive'),
  input: z.object({ id: snippetId, revision: expectedRevision }),
  output: snippetChanged,
  errors: ['snippet-not-found', 'version-conflict'],
})
