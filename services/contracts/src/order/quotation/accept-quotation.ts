import { z } from 'zod'
import { buyer, call } from '../../api/call.ts'
import { enteredQuotationNo, quotationChanged } from './quotation-row.ts'

/** The buyer accepts the answer with this version; its prices hold until the quantities are ordered. */
export const acceptQuotation = call({
  name: 'accept-quotation',
  path: '/orders/accept-quotation',
  effect: 'command',
  access: buyer,
  apiScope: 'quotations:write',
  input: z.object({ quotationNo: enteredQuotationNo, version: z.int().min(1) }),
  output: quotationChanged,
  errors: ['quotation-not-found', 'quotation-transition-not-allowed', 'version-conflict'],
})
