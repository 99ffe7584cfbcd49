import { money } from '@pinline/events/money'
import { offeredPrice } from '@pinline/events/order/quotation-line'
import { shippingMethod } from '@pinline/events/order/shipping-method'
import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { multiLine } from '../../api/text.ts'
import { enteredQuotationNo, quotationChanged } from './quotation-row.ts'
import { maxQuotationLines } from './request-quotation.ts'

/**
 * Staff offer a price for every line, and freight for each delivery, in the quotation's currency. Refused with
 * `quotation-breaks-not-allowed` and `data.productId` where breaks do not rise, or prices do not fall.
 */
export const answerQuotation = call({
  name: 'answer-quotation',
  path: '/private/quotations/answer',
  effect: 'command',
  access: staff('quotations.answer'),
  input: z.object({
    quotationNo: enteredQuotationNo,
    version: z.int().min(1),
    prices: z.array(offeredPrice).min(1).max(maxQuotationLines),
    freight: money,
    shippingMethod,
    validDays: z.int().min(1).max(365).default(30),
    message: multiLine(1000).optional(),
  }),
  output: quotationChanged,
  errors: [
    'quotation-not-found',
    'quotation-transition-not-allowed',
    'quotation-limit-reached',
    'quotation-prices-incomplete',
    'quotation-breaks-not-allowed',
    'version-conflict',
  ],
})
