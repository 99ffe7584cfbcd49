import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { attributeIdText, expectedRevision } from './taxonomy-fields.ts'

/** Removes an attribute without categories and products; a fixed one never. */
export const removeAttribute = call({
  name: 'remove-attribute',
  path: '/private/attributes/delete',
  effect: 'command',
  access: staff('categories.update'),
  input: z.strictObject({ id: attributeIdText, revision: expectedRevision }),
  output: z.object({ id: z.string() }),
  errors: ['attribute-not-found', 'attribute-in-use', 'version-conflict'],
})
