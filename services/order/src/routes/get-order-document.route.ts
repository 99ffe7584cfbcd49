import { binaryResult } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { isRejection, rejection } from '@pinline/contracts/api/error-codes'
import { getOrderDocument } from '@pinline/contracts/order/document/get-order-document'
import { openDocumentLink } from '../documents/document-link.ts'
import type { OrderDocuments } from '../documents/order-documents.ts'
import type { OrderDeps } from '../order-deps.ts'

export const getOrderDocumentRoute = (platform: OrderDeps, documents: OrderDocuments) =>
  route(getOrderDocument, async ({ document }) => {
    const linked = openDocumentLink(platform, document)
    if (linked === undefined) return rejection('document-link-expired')
    const file = await documents.open(linked)
    return isRejection(file) ? file : binaryResult({ ...file, mediaType: 'application/pdf' })
  })
