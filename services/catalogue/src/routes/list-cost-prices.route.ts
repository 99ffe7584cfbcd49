import { result } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { listCostPrices } from '@pinline/contracts/catalogue/price/list-cost-prices'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { costPricesIn } from '../purchase-orders/cost-prices-in.ts'

export const listCostPricesRoute = (deps: CatalogueDeps) =>
  route(listCostPrices, async ({ productIds, currency }) =>
    result({ list: await costPricesIn(deps, productIds, currency) }),
  )
