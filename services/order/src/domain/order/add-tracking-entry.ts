import type { Decision } from '@pinline/chassis/domain/decider'
import { type Rejection, rejection } from '@pinline/contracts/api/error-codes'
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
  /** Of a file: an entry that staff have removed does not come back with it. */
  readonly imported?: true
  readonly now: string
}

/** Bounds what one parcel can hold; carriers report some twenty. */
export const maxTrackingEntries = 100

/** Clocks of carriers differ, so that days are compared and not times. */
const dayOf = (at: string): string => at.slice(0, 10)

/** Why an entry is not added: `known` where the parcel has it already. Undefined if it is. */
export const whyNotAdded = (
  order: Order,
  { parcelNo, entryId, at, imported, now }: Omit<AddTrackingEntry, 'type' | 'contentRef'>,
): Rejection | 'known' | undefined => {
  if (order.status === 'new') return rejection('order-not-found')
  const parcel = order.parcels.find((one) => one.parcelNo === parcelNo)
  if (parcel === undefined) return rejection('parcel-not-found')
  const { entryIds, removedEntryIds } = parcel
  if (entryIds.includes(entryId) || (imported === true && removedEntryIds.includes(entryId))) return 'known'
  if (dayOf(at) < dayOf(parcel.shippedAt) || dayOf(at) > dayOf(now))
    return rejection('tracking-time-wrong', { errors: { at: 'tracking-time-wrong' } })
  if (entryIds.length + removedEntryIds.length >= maxTrackingEntries) return rejection('tracking-entry-limit-reached')
  return undefined
}

/** Entries add up in any order. Quiet where the parcel has the entry already. */
export const addTrackingEntry = (order: Order, command: AddTrackingEntry): Decision<TrackingEntryAdded> => {
  const refused = whyNotAdded(order, command)
  if (refused === 'known') return []
  if (refused !== undefined) return refused
  const { parcelNo, entryId, at, contentRef, now } = command
  return [{ type: 'tracking-entry-added', data: { parcelNo, entryId, at, contentRef, addedAt: now } }]
}
