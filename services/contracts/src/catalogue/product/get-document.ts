import { z } from 'zod'
import { call, open } from '../../api/call.ts'
import { cleanedText } from '../../api/text.ts'

/** Public path of a product's document. */
export const documentUrlOf = (id: string): string => `/api/v1/products/document?id=${id}`

/** A document that a product has, as an attachment. Files that no product has are 404. */
export const getDocument = call({
  name: 'get-document',
  path: '/products/document',
  effect: 'get',
  access: open,
  input: z.object({ id: cleanedText(60) }),
  output: z.unknown(),
  errors: ['file-not-found'],
  binary: true,
})
