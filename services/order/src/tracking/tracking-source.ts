import type { LanguageCode } from '@pinline/contracts/api/languages'
import type { LogisticsEntry, StaffLogisticsEntry } from '@pinline/contracts/order/order/parcel-row'
import type { BuyerId, OrderNumber } from '@pinline/events/ids'
import type { ShippingMethod } from '@pinline/events/order/shipping-method'
import type { OrderDeps } from '../order-deps.ts'
import type { ParcelPart } from '../read-models/orders/orders.model.ts'

/** An order's parcels, as far as tracking needs to know them. */
export interface ShippedOrder {
  readonly orderNo: OrderNumber
  readonly buyerId: BuyerId
  readonly shippingMethod: ShippingMethod
  readonly parcels: readonly ParcelPart[]
}

/**
 * Where tracking entries come from. A carrier's API is another one. Entries of a parcel in any order; none where the source
 * has nothing about it.
 */
export type TrackingSource = (
  platform: OrderDeps,
  order: ShippedOrder,
  parcel: ParcelPart,
  language: LanguageCode,
) => Promise<StaffLogisticsEntry[]>

/** Entries as their buyer, and whoever has the order number, sees them. */
export const openEntries = (entries: readonly StaffLogisticsEntry[]): LogisticsEntry[] =>
  entries.map(({ entryId: _, ...entry }) => entry)

/** Time and content, and the same under the older names; `entryId` of an entry that staff wrote. */
export const logisticsEntryOf = (
  time: string,
  content: string,
  entryId: string | null = null,
): StaffLogisticsEntry => ({
  entryId,
  time,
  content,
  AcceptTime: time,
  AcceptStation: content,
})
