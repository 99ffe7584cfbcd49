import { loadStream } from '@pinline/chassis/event-store/handle-command'
import { approveStockTake } from '@pinline/contracts/catalogue/stock-take/approve-stock-take'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { stockTakeDecider } from '../domain/stock-take/stock-take-decider.ts'
import { correctedSinceCount } from '../stock-takes/corrected-since-count.ts'
import { stockTakeCommandRoute } from './stock-take-command-route.ts'

export const approveStockTakeRoute = (deps: CatalogueDeps) =>
  stockTakeCommandRoute(deps, approveStockTake, async ({ id }, now) => {
    const { state } = await loadStream(deps.platform, stockTakeDecider, id)
    return { type: 'approve-stock-take', corrected: [...(await correctedSinceCount(deps, state))], now }
  })
