import type { StockTakeChanged } from '@pinline/contracts/catalogue/stock-take/stock-take-changed'
import type { StockTakeLine as ShownLine } from '@pinline/contracts/catalogue/stock-take/stock-takes-resource'
import { type ProductId, stockTakeId } from '@pinline/events/ids'
import { needsRecount, type StartedStockTake, type StockTakeLine } from '../domain/stock-take/stock-take.ts'

/** A line without what the stock says; a product that was corrected since its count is to be counted again. */
export const shownLine = (line: StockTakeLine, corrected: ReadonlySet<ProductId>): ShownLine => {
  const { counts, productId, model, manufacturer, bin } = line
  return {
    ...{ productId, model, manufacturer, bin },
    ...{
      counted: counts.at(-1)?.counted ?? null,
      counts: counts.length,
      recount: needsRecount(line) || corrected.has(productId),
    },
  }
}

export const changedStockTake = (
  streamId: string,
  { status, lines }: StartedStockTake,
  version: number,
  corrected: ReadonlySet<ProductId>,
): StockTakeChanged => ({
  id: stockTakeId.parse(streamId),
  status,
  counted: lines.filter(({ counts }) => counts.length > 0).length,
  recount: lines.filter((line) => shownLine(line, corrected).recount).length,
  version,
})
