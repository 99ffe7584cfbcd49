import { result } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { previewDocument } from '@pinline/contracts/order/document/preview-document'
import type { OrderDocuments } from '../documents/order-documents.ts'

export const previewDocumentRoute = (documents: OrderDocuments) =>
  route(previewDocument, async ({ kind, language }) =>
    result({ url: documents.link({ kind: 'sample', sample: kind, language }) }),
  )
