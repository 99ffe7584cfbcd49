import { money } from '@pinline/events/money'
import { dateRange } from '@pinline/events/order/delivery-dates'
import { shippingMethod } from '@pinline/events/order/shipping-method'
import { z } from 'zod'
import { deliverTo } from './deliver-to.ts'

/** A shipping method for an order that was placed already. */
export const deliveryOffer = z.object({
  method: shippingMethod,
  /** Of the delivery, without tax. */
  freight: money,
  /** What it costs more than was paid, tax included; negative: what is refunded. */
  difference: money,
  businessDays: z.object({ from: z.int(), to: z.int() }),
  /** Absent for early orders, which have no delivery dates. */
  arrives: dateRange.optional(),
})
export type DeliveryOffer = z.infer<typeof deliveryOffer>

/** What a change of an order's delivery would mean. */
export const deliveryChangePreview = z.object({
  /** The address that it would go to; null if it was erased. */
  deliverTo: deliverTo.nullable(),
  /** The method that the order has now. */
  shippingMethod,
  /** Whether the address is taxed as the order was; otherwise it has to be ordered anew. */
  taxedAlike: z.boolean(),
  /** Methods that reach the address with the order's weight. */
  offers: z.array(deliveryOffer),
})
export type DeliveryChangePreview = z.infer<typeof deliveryChangePreview>
