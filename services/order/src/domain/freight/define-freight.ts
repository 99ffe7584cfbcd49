import type { Decision } from '@pinline/chassis/domain/decider'
import type { FreightEvent } from '@pinline/events/order/freight-event'
import { type Freight, type Tariff, tariffOf } from './freight.ts'

export interface DefineFreight {
  readonly type: 'define-freight'
  readonly tariffs: readonly Tariff[]
}

/** Initial freight of an installation; tariffs that staff have set are not overwritten. */
export const decideDefineFreight = (state: Freight, { tariffs }: DefineFreight): Decision<FreightEvent> =>
  tariffs
    .filter(({ zone, method }) => tariffOf(state, zone, method) === undefined)
    .map((data) => ({ type: 'freight-set', data }))
