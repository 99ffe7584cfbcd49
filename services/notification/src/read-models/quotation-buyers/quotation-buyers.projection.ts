import { defineProjection } from '@pinline/chassis/read-models/projection'
import type { BuyerId } from '@pinline/events/ids'
import { type QuotationEvent, quotationEvent, quotationStreamType } from '@pinline/events/order/quotation-event'

/** The buyer of a quotation, by whom the work for it is found when they are erased. Row id: number of the quotation. */
export interface QuotationBuyer {
  readonly buyerId: BuyerId
}

export const quotationBuyers = defineProjection<QuotationBuyer, QuotationEvent>({
  name: 'quotation-buyers',
  version: 1,
  sources: [{ service: 'order', streamType: quotationStreamType }],
  eventSchema: quotationEvent,
  project: (row, { event }) => (event.type === 'quotation-requested' ? { buyerId: event.data.buyerId } : row),
  indexes: [{ keys: { buyerId: 1 } }],
})
