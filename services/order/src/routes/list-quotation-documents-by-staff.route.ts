import { result } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { rejection } from '@pinline/contracts/api/error-codes'
import { listQuotationDocumentsByStaff } from '@pinline/contracts/order/document/list-quotation-documents-by-staff'
import type { OrderDocuments } from '../documents/order-documents.ts'
import type { OrderDeps } from '../order-deps.ts'
import { quotationsProjection } from '../read-models/quotations/quotations.projection.ts'
import { findQuotation } from '../read-models/quotations/quotations.query.ts'

export const listQuotationDocumentsByStaffRoute = (platform: OrderDeps, documents: OrderDocuments) =>
  route(
    listQuotationDocumentsByStaff,
    async ({ quotationNo }, { language }) => {
      const row = await findQuotation(platform, quotationNo)
      if (row === undefined) return rejection('quotation-not-found')
      return result({ list: documents.listOfQuotation(row, language) })
    },
    { waitsFor: [quotationsProjection] },
  )
