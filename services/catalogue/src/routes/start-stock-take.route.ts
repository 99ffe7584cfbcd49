import { commandRoute } from '@pinline/chassis/http/command-route'
import { startStockTake } from '@pinline/contracts/catalogue/stock-take/start-stock-take'
import { stockTakeId } from '@pinline/events/ids'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { stockTakeDecider } from '../domain/stock-take/stock-take-decider.ts'
import { binsProjection } from '../read-models/bins/bins.projection.ts'
import { productsProjection } from '../read-models/products/products.projection.ts'
import { chosenProducts } from '../stock-takes/chosen-products.ts'

export const startStockTakeRoute = (deps: CatalogueDeps) => {
  const { live, platform } = deps
  return commandRoute(platform, startStockTake, stockTakeDecider, {
    toCommand: async ({ title, ...choice }, { positions }) => {
      await Promise.all([live.catchUp(positions), platform.waitFor([binsProjection, productsProjection], positions)])
      return {
        streamId: platform.newId('k'),
        command: {
          ...({ type: 'start-stock-take', title } as const),
          ...{ lines: await chosenProducts(deps, choice), now: platform.clock.now().toISOString() },
        },
      }
    },
    toOutput: ({ streamId, state, version }) => ({
      id: stockTakeId.parse(streamId),
      products: state.status === 'none' ? 0 : state.lines.length,
      version,
    }),
  })
}
