import { loadStream } from '@pinline/chassis/event-store/handle-command'
import { result } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { rejection } from '@pinline/contracts/api/error-codes'
import { listStockTakeDifferences } from '@pinline/contracts/catalogue/stock-take/list-stock-take-differences'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { differenceOf } from '../domain/stock-take/stock-take.ts'
import { stockTakeDecider } from '../domain/stock-take/stock-take-decider.ts'

export const listStockTakeDifferencesRoute = ({ platform }: CatalogueDeps) =>
  route(listStockTakeDifferences, async ({ id }) => {
    const { state, version } = await loadStream(platform, stockTakeDecider, id)
    if (state.status === 'none') return rejection('stock-take-not-found')
    const refused = new Map(state.status === 'booked' ? state.refused.map((one) => [one.productId, one.available]) : [])
    const list = state.lines
      .filter(({ counts }) => counts.some(({ counted, expected }) => counted !== expected))
      .map((line) => ({
        ...line,
        counts: [...line.counts],
        difference: differenceOf(line) ?? 0,
        refusedWith: refused.get(line.productId) ?? null,
      }))
    return result({ list, version })
  })
