import { commandRoute } from '@pinline/chassis/http/command-route'
import { rejection } from '@pinline/contracts/api/error-codes'
import { setCostPrice } from '@pinline/contracts/catalogue/price/set-cost-price'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { costPriceDecider } from '../domain/cost-price/cost-price-decider.ts'
import { streamOf } from '../identity/product-id-of.ts'
import { loadProduct } from './product-checks.ts'

export const setCostPriceRoute = (deps: CatalogueDeps) =>
  commandRoute(deps.platform, setCostPrice, costPriceDecider, {
    toCommand: async ({ productId, version, cost }) => {
      if ((await loadProduct(deps, productId)).status === 'absent') return rejection('product-not-found')
      return {
        streamId: streamOf('cost', productId),
        command: {
          ...({ type: 'set-cost-price', productId, cost } as const),
          now: deps.platform.clock.now().toISOString(),
        },
        expectedVersion: version,
      }
    },
    toOutput: ({ state, version }, { input: { productId } }) => ({ productId, cost: state.cost, version }),
  })
