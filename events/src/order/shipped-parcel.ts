import { z } from 'zod'
import type { AfterSaleNo } from '../ids.ts'
import { orderShipped } from './order-shipped.ts'
import { parcelFields } from './parcel.ts'
import { parcelShipped } from './parcel-shipped.ts'
import type { ReplacementShipped } from './replacement-shipped.ts'

/** The events that record a parcel: `parcel-shipped` where others follow, `order-shipped` for the last one. */
export const parcelEvent = z.discriminatedUnion('type', [parcelShipped, orderShipped])
export type ParcelEvent = z.infer<typeof parcelEvent>
export const parcelEventTypes = ['parcel-shipped', 'order-shipped'] as const

const parcelContent = z.object(parcelFields)

/** A parcel as it was handed to the carrier. Parcels of an order are numbered from 1. */
export interface ShippedParcel extends z.infer<typeof parcelContent> {
  readonly parcelNo: number
  /** ISO 8601, UTC. */
  readonly shippedAt: string
  /** The request whose replacement is in it; absent for what was ordered. */
  readonly afterSaleNo?: AfterSaleNo
}

/** The parcel that an event records. An order in one parcel has no number in its event. */
export const shippedParcelOf = (event: ParcelEvent): ShippedParcel => {
  switch (event.type) {
    case 'parcel-shipped': {
      const { handedOverAt, ...parcel } = event.data
      return { ...parcel, shippedAt: handedOverAt }
    }
    case 'order-shipped':
      return { ...event.data, parcelNo: event.data.parcelNo ?? 1 }
    default:
      return event satisfies never
  }
}

/** The parcel that is no part of what was ordered. */
export const replacementParcelOf = ({ data: { handedOverAt, ...parcel } }: ReplacementShipped): ShippedParcel => ({
  ...parcel,
  shippedAt: handedOverAt,
})
