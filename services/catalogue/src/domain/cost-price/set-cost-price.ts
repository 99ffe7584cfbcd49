import type { Decision } from '@pinline/chassis/domain/decider'
import type { CostPriceEvent } from '@pinline/events/catalogue/cost-price-event'
import type { ProductId } from '@pinline/events/ids'
import type { UnitPrice } from '@pinline/events/money'
import { sameValue } from '../same-value.ts'
import type { CostPrice } from './cost-price.ts'

export interface SetCostPrice {
  readonly type: 'set-cost-price'
  readonly productId: ProductId
  readonly cost: UnitPrice | null
  readonly now: string
}

/** Sets what one piece costs the seller, or takes it away. The same cost again does nothing. */
export const decideSetCostPrice = (
  state: CostPrice,
  { productId, cost, now }: SetCostPrice,
): Decision<CostPriceEvent> =>
  sameValue(state.cost, cost) ? [] : [{ type: 'cost-price-set', data: { productId, cost, setAt: now } }]
