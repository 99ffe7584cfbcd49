import { z } from 'zod'
import { call, open } from '../../api/call.ts'
import { cleanedText } from '../../api/text.ts'

/**
 * A document as PDF, by a link of `list-documents`: its signature stands for a login, so that a browser can download it.
 * Invoices and credit notes have the same document embedded for machines (Factur-X, EN 16931).
 */
export const getOrderDocument = call({
  name: 'get-order-document',
  path: '/orders/document',
  effect: 'get',
  access: open,
  input: z.object({ document: cleanedText(600) }),
  output: z.unknown(),
  errors: ['document-link-expired'],
  binary: true,
  limit: { requests: 60, perSeconds: 60 },
  weight: 8,
})
