import type { Decision } from '@pinline/chassis/domain/decider'
import type { CarrierEvent } from '@pinline/events/order/carrier-event'
import type { CarrierSet } from '@pinline/events/order/carrier-set'
import { type Carriers, carrierOf } from './carriers.ts'

export interface DefineCarriers {
  readonly type: 'define-carriers'
  readonly carriers: readonly CarrierSet['data'][]
}

/** Initial carriers of an installation; those that exist are not overwritten. */
export const decideDefineCarriers = (state: Carriers, { carriers }: DefineCarriers): Decision<CarrierEvent> =>
  carriers.filter(({ code }) => carrierOf(state, code) === undefined).map((data) => ({ type: 'carrier-set', data }))
