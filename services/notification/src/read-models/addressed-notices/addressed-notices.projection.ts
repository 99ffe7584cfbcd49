import { defineProjection } from '@pinline/chassis/read-models/projection'
import type { BuyerId, ChangeNoticeId, ProductId } from '@pinline/events/ids'
import {
  type AddressedNoticeEvent,
  addressedNoticeEvent,
  addressedNoticeStreamType,
} from '@pinline/events/notification/change-notice-event'

/** A notice that is for a buyer, and which of its parts they bought. */
export interface AddressedNoticeRow {
  readonly changeNoticeId: ChangeNoticeId
  readonly buyerId: BuyerId
  readonly productIds: readonly ProductId[]
  readonly addressedAt: string
}

export const addressedNoticesProjection = defineProjection<AddressedNoticeRow, AddressedNoticeEvent>({
  name: 'addressed-notices',
  version: 1,
  sources: [{ service: 'notification', streamType: addressedNoticeStreamType }],
  eventSchema: addressedNoticeEvent,
  project: (_, { event }) => event.data,
  indexes: [{ keys: { buyerId: 1, addressedAt: -1, _id: -1 } }],
})
