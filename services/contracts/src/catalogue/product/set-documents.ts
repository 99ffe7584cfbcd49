import { documentKind } from '@pinline/events/catalogue/product-document'
import { fileId } from '@pinline/events/ids'
import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { singleLine } from '../../api/text.ts'
import { webUrl } from '../../api/web-url.ts'
import { expectedProductVersion, productVersion } from './product-version.ts'

const named = { kind: documentKind, title: singleLine(120).min(1) }

/** A document at an address of the web, or one that was uploaded for the module `document`. */
export const documentInput = z.union([z.object({ ...named, fileId }), z.object({ ...named, href: webUrl })])

/** Sets all documents of a part, in display order; omitted ones are removed. */
export const setDocuments = call({
  name: 'set-documents',
  path: '/private/products/set-documents',
  effect: 'command',
  access: staff('products.update'),
  input: z.object({ ...expectedProductVersion, documents: z.array(documentInput).max(20) }),
  output: productVersion,
  errors: ['product-not-found', 'version-conflict', 'file-not-found'],
})
