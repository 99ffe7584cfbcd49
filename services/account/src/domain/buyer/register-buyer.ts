import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { BuyerRegistered } from '@pinline/events/account/buyer-registered'
import type { Buyer } from './buyer.ts'

export type RegisterBuyer = { readonly type: 'register-buyer' } & BuyerRegistered['data']

/** Phone or e-mail has been claimed for this stream before: a registered buyer here is another one. */
export const decideRegisterBuyer = (state: Buyer, { type, ...data }: RegisterBuyer): Decision<BuyerRegistered> =>
  state.status === 'unknown' ? [{ type: 'buyer-registered', data }] : rejection('already-registered')
