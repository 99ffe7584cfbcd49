import type { Decision } from '@pinline/chassis/domain/decider'
import type { SellerEvent } from '@pinline/events/order/seller-event'
import type { Seller, SellerVersions } from './seller.ts'

export interface UpdateSeller extends Seller {
  readonly type: 'update-seller'
  readonly now: string
}

const fields = [
  'name',
  'address',
  'zipcode',
  'city',
  'country',
  'registrationNumber',
  'taxNumber',
  'email',
  'phone',
  'incoterm',
] as const satisfies readonly (keyof Seller)[]

/** Replaces the seller's data as a whole. The same data again do nothing. */
export const decideUpdateSeller = (
  { versions }: SellerVersions,
  { type: _, now, ...seller }: UpdateSeller,
): Decision<SellerEvent> => {
  const last = versions.at(-1)
  if (last !== undefined && fields.every((field) => last[field] === seller[field])) return []
  return [{ type: 'seller-changed', data: { ...seller, changedAt: now } }]
}
