import type { StockTakeChanged } from '@pinline/contracts/catalogue/stock-take/stock-take-changed'
import type { StockTakeLine as ShownLine } from '@pinline/contracts/catalogue/stock-take/stock-takes-resource'
import { stockTakeId } from '@pinline/events/ids'
import { needsRecount, progressOf, type StartedStockTake, type StockTakeLine } from '../domain/stock-take/stock-take.ts'

/** A line without what the stock says. */
export const shownLine = (line: StockTakeLine): ShownLine => {
  const { counts, productId, model, manufacturer, bin } = line
  return {
    ...{ productId, model, manufacturer, bin },
    ...{ counted: counts.at(-1)?.counted ?? null, counts: counts.length, recount: needsRecount(line) },
  }
}

export const changedStockTake = (streamId: string, state: StartedStockTake, version: number): StockTakeChanged => ({
  id: stockTakeId.parse(streamId),
  status: state.status,
  ...progressOf(state.lines),
  version,
})
