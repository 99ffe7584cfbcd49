import type { Decider } from '@pinline/chassis/domain/decider'
import type { BuyerId, ChangeNoticeId } from '@pinline/events/ids'
import {
  type AddressedNoticeEvent,
  addressedNoticeEvent,
  addressedNoticeStreamType,
} from '@pinline/events/notification/change-notice-event'
import { type AddressNotice, addressNotice } from './address-notice.ts'
import type { AddressedNotice } from './addressed-notice.ts'

/** One stream a notice and buyer. Prevents the failure "a kill in the middle of a mailing writes to buyers twice". */
export const addressedNoticeStream = (changeNoticeId: ChangeNoticeId, buyerId: BuyerId): string =>
  `${changeNoticeId}-${buyerId}`

export const addressedNoticeDecider: Decider<AddressedNotice, AddressNotice, AddressedNoticeEvent> = {
  streamType: addressedNoticeStreamType,
  initial: { isAddressed: false },
  evolve: () => ({ isAddressed: true }),
  decide: addressNotice,
  eventSchema: addressedNoticeEvent,
}
