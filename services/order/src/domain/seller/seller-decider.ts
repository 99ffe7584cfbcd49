import type { Decider } from '@pinline/chassis/domain/decider'
import { type SellerEvent, sellerEvent } from '@pinline/events/order/seller-event'
import { evolveSeller, firstSeller, type SellerVersions } from './seller.ts'
import { decideUpdateSeller, type UpdateSeller } from './update-seller.ts'

/** Decides about the seller's data. */
export const sellerDecider: Decider<SellerVersions, UpdateSeller, SellerEvent> = {
  streamType: 'seller',
  initial: firstSeller,
  evolve: evolveSeller,
  decide: decideUpdateSeller,
  eventSchema: sellerEvent,
}
