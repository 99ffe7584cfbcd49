import { snippetId } from '@pinline/events/ids'
import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { snippetTexts } from './snippet-row.ts'

/** What a snippet said in one of its versions. */
export const getSnippetVersion = call({
  name: 'get-snippet-version',
  path: '/private/snippets/version',
  effect: 'read',
  access: staff('snippets.read'),
  input: z.strictObject({ id: snippetId, version: z.coerce.number().int().min(1) }),
  output: z.object({ version: z.int(), title: z.string(), group: z.string(), texts: snippetTexts }),
  errors: ['snippet-not-found', 'snippet-version-not-found'],
})
