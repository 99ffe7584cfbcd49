import type { z } from 'zod'
import { event } from '../event.ts'
import { quotationNo } from '../ids.ts'
import { orderPlaced } from './order-placed.ts'
import { taxRule } from './order-tax.ts'

/** An order as it is to be placed; its totals follow from it. */
export const calledOffOrder = orderPlaced.shape.data
  .omit({
    ...{ goodsTotal: true, total: true, weightGrams: true, poNumber: true, remarkRef: true, poNumberRef: true },
    // The freight of a quotation was agreed for one parcel.
    shipmentPlan: true,
  })
  .extend({
    /** How it is taxed; absent where the seller charges no tax. */
    tax: taxRule.optional(),
    quotationNo,
  })
export type CalledOffOrder = z.infer<typeof calledOffOrder>

/**
 * The buyer ordered pieces of an accepted quotation. They count as used from here on; the order with this number follows,
 * or `quotation-call-off-returned`.
 */
export const quotationCalledOff = event('quotation-called-off', { order: calledOffOrder })
export type QuotationCalledOff = z.infer<typeof quotationCalledOff>
