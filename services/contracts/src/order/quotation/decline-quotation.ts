import { z } from 'zod'
import { buyer, call } from '../../api/call.ts'
import { enteredQuotationNo, quotationChanged } from './quotation-row.ts'

/** The buyer does not want the quotation any more. */
export const declineQuotation = call({
  name: 'decline-quotation',
  path: '/orders/decline-quotation',
  effect: 'command',
  access: buyer,
  apiScope: 'quotations:write',
  input: z.object({ quotationNo: enteredQuotationNo, version: z.int().min(1) }),
  output: quotationChanged,
  errors: ['quotation-not-found', 'quotation-transition-not-allowed', 'version-conflict'],
})
