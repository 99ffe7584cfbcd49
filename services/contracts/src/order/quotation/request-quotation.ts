import { z } from 'zod'
import { buyer, call } from '../../api/call.ts'
import { multiLine } from '../../api/text.ts'
import { enteredUnitPrice } from '../../catalogue/price/entered-price.ts'
import { lineRequest } from '../../catalogue/price/quote-lines.ts'
import { quotationChanged } from './quotation-row.ts'

/** Parts that one quotation can be about. */
export const maxQuotationLines = 100

/**
 * The buyer asks for prices in the currency of the request, for deliveries to the default address: without one the call
 * is refused with `address-not-found`. Target prices in another currency are left out. A currency that is no longer offered
 * is refused; quotes that were requested in it before stay as they are.
 */
export const requestQuotation = call({
  name: 'request-quotation',
  path: '/orders/request-quotation',
  effect: 'command',
  access: buyer,
  apiScope: 'quotations:write',
  input: z.object({
    lines: z
      .array(lineRequest.extend({ targetPrice: enteredUnitPrice.optional(), wantedOn: z.iso.date().optional() }))
      .min(1)
      .max(maxQuotationLines)
      .refine((lines) => new Set(lines.map(({ productId }) => productId)).size === lines.length),
    remark: multiLine(1000).optional(),
  }),
  output: quotationChanged,
  errors: [
    'product-not-found',
    'product-unavailable',
    'currency-disabled',
    'address-not-found',
    'quotation-limit-reached',
    'version-conflict',
  ],
})
