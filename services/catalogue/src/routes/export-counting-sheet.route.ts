import { loadStream } from '@pinline/chassis/event-store/handle-command'
import { tableFile } from '@pinline/chassis/files/table-file'
import { route } from '@pinline/chassis/http/route'
import type { CsvCell } from '@pinline/contracts/api/csv-line'
import { rejection } from '@pinline/contracts/api/error-codes'
import { exportCountingSheet } from '@pinline/contracts/catalogue/stock-take/export-counting-sheet'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import type { StartedStockTake } from '../domain/stock-take/stock-take.ts'
import { stockTakeDecider } from '../domain/stock-take/stock-take-decider.ts'

async function* table({ lines }: StartedStockTake): AsyncGenerator<readonly (readonly CsvCell[])[], void, undefined> {
  yield [['bin', 'manufacturer', 'part_number', 'counted']]
  yield lines.map(({ bin, manufacturer, model }) => [bin, manufacturer, model, null])
}

/** Without what the stock says, so that nobody counts up to a number. */
export const exportCountingSheetRoute = ({ platform }: CatalogueDeps) =>
  route(exportCountingSheet, async ({ id, format }) => {
    const { state } = await loadStream(platform, stockTakeDecider, id)
    return state.status === 'none'
      ? rejection('stock-take-not-found')
      : tableFile(table(state), format, 'counting-sheet')
  })
