import { z } from 'zod'
import { buyer, call } from '../../api/call.ts'
import { enteredQuotationNo } from '../quotation/quotation-row.ts'
import { quotationDocumentRow } from './quotation-document.ts'

/** The answers to one's own quotation as PDF, oldest first. */
export const listQuotationDocuments = call({
  name: 'list-quotation-documents',
  path: '/orders/quotation-documents',
  effect: 'read',
  access: buyer,
  apiScope: 'orders:read',
  input: z.object({ quotationNo: enteredQuotationNo }),
  output: z.object({ list: z.array(quotationDocumentRow) }),
  errors: ['quotation-not-found'],
})
