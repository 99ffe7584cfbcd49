import { isDemoAccount } from '@pinline/events/ids'
import { simulatedLogistics } from './simulated-logistics.ts'
import type { ShippedOrder, TrackingSource } from './tracking-source.ts'

/** Numbers of parcels that no carrier has. */
export const demoTrackingPrefix = 'DEMO'

/**
 * Whether a parcel exists in the demo data only. Prevents the failure "a real number of a real carrier shows entries that
 * nobody reported": it takes both a demo buyer, whom production does not have, and a number of the demo data.
 */
export const isDemoParcel = ({ buyerId }: Pick<ShippedOrder, 'buyerId'>, trackingNumber: string): boolean =>
  isDemoAccount(buyerId) && trackingNumber.startsWith(demoTrackingPrefix)

/** Simulated entries of demo parcels. */
export const demoEntries: TrackingSource = async ({ clock, config }, order, parcel, language) => {
  if (!isDemoParcel(order, parcel.trackingNumber)) return []
  const { orderNo, shippingMethod } = order
  const { carrier, shippedAt } = parcel
  const shipment = { orderNo, carrier, shippedAt, shippingMethod }
  return simulatedLogistics(shipment, clock.now(), config.TRACKING_AFTER_SECONDS, language)
}
