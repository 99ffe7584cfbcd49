import { money } from '@pinline/events/money'
import { maxOfferedBreaks, offeredPrice } from '@pinline/events/order/quotation-line'
import { shippingMethod } from '@pinline/events/order/shipping-method'
import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { multiLine } from '../../api/text.ts'
import { enteredPriceBreak, enteredUnitPrice } from '../../catalogue/price/entered-price.ts'
import { maxEnteredLeadTimeDays } from '../../catalogue/product/product-patch.ts'
import { enteredQuotationNo, quotationChanged } from './quotation-row.ts'
import { maxQuotationLines } from './request-quotation.ts'

/** At most 1,000,000 dollars, as the table of freight has. */
const maxFreight = 100_000_000

/** A price as it is entered: stricter than that of events, which must parse for ever. */
const enteredOffer = offeredPrice.extend({
  unitPrice: enteredUnitPrice,
  leadTimeDays: z.int().min(0).max(maxEnteredLeadTimeDays),
  breaks: z.array(enteredPriceBreak).max(maxOfferedBreaks).optional(),
})

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
    prices: z.array(enteredOffer).min(1).max(maxQuotationLines),
    freight: money.extend({ minor: z.int().min(0).max(maxFreight) }),
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
