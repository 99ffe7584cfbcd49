import { z } from 'zod'
import { buyer, call } from '../../api/call.ts'
import { multiLine } from '../../api/text.ts'
import { enteredQuotationNo, quotationChanged } from './quotation-row.ts'

/** The buyer asks for a better answer, or for a new one after it expired. */
export const requestQuotationAgain = call({
  name: 'request-quotation-again',
  path: '/orders/request-quotation-again',
  effect: 'command',
  access: buyer,
  apiScope: 'quotations:write',
  input: z.object({ quotationNo: enteredQuotationNo, message: multiLine(1000).min(1) }),
  output: quotationChanged,
  errors: ['quotation-not-found', 'quotation-transition-not-allowed', 'quotation-limit-reached'],
})
