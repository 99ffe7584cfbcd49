import { type AnyReaction, defineReaction } from '@pinline/chassis/reactions/reaction'
import { type QuotationCalledOff, quotationCalledOff } from '@pinline/events/order/quotation-called-off'
import type { OrderDeps } from '../order-deps.ts'
import { placeCallOff } from '../quotations/place-call-off.ts'

/** Places the order of a call-off whose request was killed before it did. */
export const placeOrderWhenQuotationCalledOff = (platform: OrderDeps): AnyReaction =>
  defineReaction<QuotationCalledOff>({
    name: 'place-order-when-quotation-called-off',
    subscribesTo: { service: 'order', types: ['quotation-called-off'], eventSchema: quotationCalledOff },
    react: async ({ event: { data } }, context) => {
      await placeCallOff(platform, data.order, context)
    },
  })
