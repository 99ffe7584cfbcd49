import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { languageCode } from '../../api/languages.ts'
import { documentUrl, orderDocumentKind } from './order-document.ts'

/** The documents that the shop writes, each with a sample. */
export const sampleDocumentKind = z.enum([
  ...orderDocumentKind.options,
  ...(['quotation', 'return-slip', 'pick-list', 'purchase-order'] as const),
])
export type SampleDocumentKind = z.infer<typeof sampleDocumentKind>

/** A link to a document as PDF with sample data and today's seller, in a language. It has no legal effect: it says that it is a sample. */
export const previewDocument = call({
  name: 'preview-document',
  path: '/private/settings/documents/preview',
  effect: 'read',
  access: staff('settings.read'),
  input: z.object({ kind: sampleDocumentKind, language: languageCode }),
  output: z.object({ url: documentUrl }),
  errors: [],
})
