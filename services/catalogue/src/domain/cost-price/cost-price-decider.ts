import type { Decider } from '@pinline/chassis/domain/decider'
import { type CostPriceEvent, costPriceEvent } from '@pinline/events/catalogue/cost-price-event'
import { type CostPrice, evolveCostPrice, noCostPrice } from './cost-price.ts'
import { decideSetCostPrice, type SetCostPrice } from './set-cost-price.ts'

/** Cost prices have their own stream: who reads prices does not see them. */
export const costPriceDecider: Decider<CostPrice, SetCostPrice, CostPriceEvent> = {
  streamType: 'cost',
  initial: noCostPrice,
  evolve: evolveCostPrice,
  decide: decideSetCostPrice,
  eventSchema: costPriceEvent,
}
