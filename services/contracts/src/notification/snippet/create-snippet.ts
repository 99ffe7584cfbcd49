import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { snippetFields } from './snippet-fields.ts'
import { snippetChanged } from './snippet-row.ts'

/** Writes a snippet. */
export const createSnippet = call({
  name: 'create-snippet',
  path: '/private/snippets/create',
  effect: 'command',
  access: staff('snippets.update'),
  input: z.object(snippetFields),
  output: snippetChanged,
  errors: ['version-conflict'],
})
