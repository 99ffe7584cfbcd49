import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { enteredQuotationNo } from '../quotation/quotation-row.ts'
import { quotationDocumentRow } from './quotation-document.ts'

/** The answers to a quotation as PDF, oldest first. */
export const listQuotationDocumentsByStaff = call({
  name: 'list-quotation-documents-by-staff',
  path: '/private/quotations/documents',
  effect: 'read',
  access: staff('quotations.read'),
  input: z.object({ quotationNo: enteredQuotationNo }),
  output: z.object({ list: z.array(quotationDocumentRow) }),
  errors: ['quotation-not-found'],
})
