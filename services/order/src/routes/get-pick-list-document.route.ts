import { result } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { getPickListDocument } from '@pinline/contracts/order/document/get-pick-list-document'
import type { OrderDocuments } from '../documents/order-documents.ts'

export const getPickListDocumentRoute = (documents: OrderDocuments) =>
  route(getPickListDocument, async (_, { language }) =>
    result({ url: documents.link({ kind: 'pick-list', language }) }),
  )
