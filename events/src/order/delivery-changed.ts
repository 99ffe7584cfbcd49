import { z } from 'zod'
import { event } from '../event.ts'
import { vaultReference } from '../ids.ts'
import { money } from '../money.ts'
import { dateRange } from './delivery-dates.ts'
import { shipmentPlan } from './shipment-plan.ts'
import { shippingMethod } from './shipping-method.ts'

/**
 * Before the first parcel, an order got another delivery address or another shipping method. Its amounts stay as they were
 * placed: what the delivery costs less is refunded by `partial-refund-requested` in the same commit.
 */
export const deliveryChanged = event('delivery-changed', {
  by: z.enum(['buyer', 'staff']),
  /** In account's vault. */
  addressRef: vaultReference,
  shippingMethod,
  /** The days at the door; absent for orders without delivery dates. */
  arrives: dateRange.optional(),
  /** The shipments at their new freight, for an order that is sent as ready; absent where they cost what they did. */
  shipmentPlan: shipmentPlan.optional(),
  /** What the delivery costs more, tax included, and the seller bears; absent if it is nothing. */
  waived: money.optional(),
  /** Note by staff; in the order service's vault. */
  noteRef: vaultReference.optional(),
  changedAt: z.iso.datetime(),
})
export type DeliveryChanged = z.infer<typeof deliveryChanged>
