import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { VaultReference } from '@pinline/events/ids'
import type { TrackingEntryAdded } from '@pinline/events/order/tracking-entry-added'
import type { Order } from './order.ts'

export interface AddTrackingEntry {
  readonly type: 'add-tracking-entry'
  readonly parcelNo: number
  readonly entryId: string
  /** When it happened, by the carrier; ISO 8601, UTC. */
  readonly at: string
  readonly contentRef: VaultReference
  readonly now: string
}

/** Bounds what one parcel can hold; carriers report some twenty. */
export const maxTrackingEntries = 100

/** Clocks of carriers differ, so that days are compared and not times. */
const dayOf = (at: string): string => at.slice(0, 10)

/** Entries add up in any order. Quiet where the parcel has the entry already. */
export const addTrackingEntry = (order: Order, command: AddTrackingEntry): Decision<TrackingEntryAdded> => {
  if (order.status === 'new') return rejection('order-not-found')
  const { type: _, now, ...entry } = command
  const parcel = order.parcels.find(({ parcelNo }) => parcelNo === entry.parcelNo)
  if (parcel === undefined) return rejection('parcel-not-found')
  if (parcel.entryIds.includes(entry.entryId)) return []
  if (dayOf(entry.at) < dayOf(parcel.shippedAt) || dayOf(entry.at) > dayOf(now))
    return rejection('tracking-time-wrong', { errors: { at: 'tracking-time-wrong' } })
  if (parcel.entryIds.length >= maxTrackingEntries) return rejection('tracking-entry-limit-reached')
  return [{ type: 'tracking-entry-added', data: { ...entry, addedAt: now } }]
}
