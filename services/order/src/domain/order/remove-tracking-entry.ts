import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { TrackingEntryRemoved } from '@pinline/events/order/tracking-entry-removed'
import type { Order } from './order.ts'

export interface RemoveTrackingEntry {
  readonly type: 'remove-tracking-entry'
  readonly parcelNo: number
  readonly entryId: string
  readonly now: string
}

/** Takes back an entry of staff. Quiet where it was removed already. */
export const removeTrackingEntry = (order: Order, command: RemoveTrackingEntry): Decision<TrackingEntryRemoved> => {
  if (order.status === 'new') return rejection('order-not-found')
  const { type: _, now, ...entry } = command
  const parcel = order.parcels.find(({ parcelNo }) => parcelNo === entry.parcelNo)
  if (parcel === undefined) return rejection('parcel-not-found')
  if (parcel.removedEntryIds.includes(entry.entryId)) return []
  if (!parcel.entryIds.includes(entry.entryId)) return rejection('tracking-entry-not-found')
  return [{ type: 'tracking-entry-removed', data: { ...entry, removedAt: now } }]
}
