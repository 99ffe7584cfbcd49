import type { Decision } from '@pinline/chassis/domain/decider'
import type { ChangeNoticeAddressed } from '@pinline/events/notification/change-notice-addressed'
import type { AddressedNoticeEvent } from '@pinline/events/notification/change-notice-event'
import type { AddressedNotice } from './addressed-notice.ts'

export type AddressNotice = { readonly type: 'address-notice' } & ChangeNoticeAddressed['data']

/** A notice is addressed to a buyer once. */
export const addressNotice = (
  { isAddressed }: AddressedNotice,
  { type, ...data }: AddressNotice,
): Decision<AddressedNoticeEvent> => (isAddressed ? [] : [{ type: 'change-notice-addressed', data }])
