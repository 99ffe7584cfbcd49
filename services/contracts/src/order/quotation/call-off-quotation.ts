import { orderNumber } from '@pinline/events/ids'
import { money } from '@pinline/events/money'
import { z } from 'zod'
import { buyer, call } from '../../api/call.ts'
import { lineRequest } from '../../catalogue/price/quote-lines.ts'
import { enteredQuotationNo } from './quotation-row.ts'
import { maxQuotationLines } from './request-quotation.ts'

/**
 * Orders pieces of an accepted quotation at its prices, to its address. Refused with `quotation-quantity-not-allowed` and
 * `data.left` where fewer are left; without stock as `place-order` is, with the same `data.lines`.
 */
export const callOffQuotation = call({
  name: 'call-off-quotation',
  path: '/orders/call-off-quotation',
  effect: 'command',
  access: buyer,
  apiScope: 'quotations:write',
  input: z.object({
    quotationNo: enteredQuotationNo,
    lines: z.array(lineRequest).min(1).max(maxQuotationLines),
  }),
  output: z.object({ orderNo: orderNumber, total: money, paymentDeadline: z.iso.datetime() }),
  errors: [
    'quotation-not-found',
    'quotation-transition-not-allowed',
    'quotation-quantity-not-allowed',
    'quotation-limit-reached',
    'product-unavailable',
    'out-of-stock',
    'unpaid-orders-reached',
    'unpaid-share-reached',
    'new-buyers-share-reached',
    'address-not-found',
    'version-conflict',
  ],
})
