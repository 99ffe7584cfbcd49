import { numberPlaceholder } from '@pinline/contracts/order/carrier/carrier'
import { type Carriers, carrierNamed } from '../domain/carriers/carriers.ts'

/** The carrier's own page of a parcel, also of one that is switched off; null for carriers without one. */
export const carrierPageOf = (carriers: Carriers, name: string, trackingNumber: string): string | null =>
  carrierNamed(carriers, name)?.carrier.trackingPage?.replace(numberPlaceholder, () =>
    encodeURIComponent(trackingNumber.trim()),
  ) ?? null
