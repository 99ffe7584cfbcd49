import type { LanguageCode } from '@pinline/contracts/api/languages'
import type { StaffLogisticsEntry } from '@pinline/contracts/order/order/parcel-row'
import { carrierPageOf } from '../carriers/carrier-page.ts'
import { readCarriers } from '../carriers/carrier-store.ts'
import type { OrderDeps } from '../order-deps.ts'
import { demoEntries } from './demo-entries.ts'
import { staffEntries } from './staff-entries.ts'
import type { ShippedOrder, TrackingSource } from './tracking-source.ts'

const sources: readonly TrackingSource[] = [staffEntries, demoEntries]

export interface ParcelTracking {
  readonly parcelNo: number
  readonly carrierPage: string | null
  /** Newest first. */
  readonly logistics: StaffLogisticsEntry[]
}

export const newestFirst = (entries: readonly StaffLogisticsEntry[]): StaffLogisticsEntry[] =>
  entries.toSorted((a, b) => b.time.localeCompare(a.time))

/** The carrier's page and the entries of each parcel of an order, in the order of the parcels. */
export const trackParcels = async (
  platform: OrderDeps,
  order: ShippedOrder,
  language: LanguageCode,
): Promise<ParcelTracking[]> => {
  if (order.parcels.length === 0) return []
  const carriers = await readCarriers(platform)
  return await Promise.all(
    order.parcels.map(async (parcel) => {
      const entries = await Promise.all(sources.map((source) => source(platform, order, parcel, language)))
      return {
        parcelNo: parcel.parcelNo,
        carrierPage: carrierPageOf(carriers, parcel.carrier, parcel.trackingNumber),
        logistics: newestFirst(entries.flat()),
      }
    }),
  )
}
