import { z } from 'zod'
import { buyer, call } from '../../api/call.ts'
import { buyerQuotation, enteredQuotationNo } from './quotation-row.ts'

/** One of the buyer's quotations with every answer to it. */
export const getQuotation = call({
  name: 'get-quotation',
  path: '/orders/quotation-detail',
  effect: 'read',
  access: buyer,
  apiScope: 'orders:read',
  input: z.object({ quotationNo: enteredQuotationNo }),
  output: buyerQuotation,
  errors: ['quotation-not-found'],
})
