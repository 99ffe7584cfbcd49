import { tableFile } from '@pinline/chassis/files/table-file'
import { route } from '@pinline/chassis/http/route'
import type { CsvCell } from '@pinline/contracts/api/csv-line'
import { exportStock } from '@pinline/contracts/catalogue/stock/export-stock'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { binsProjection } from '../read-models/bins/bins.projection.ts'
import { binsOf, chosenByBin } from '../read-models/bins/bins.query.ts'
import { incomingOf } from '../read-models/products/present-product.ts'
import { noStockPart } from '../read-models/products/products.model.ts'
import { productsProjection } from '../read-models/products/products.projection.ts'
import type { IndexedProduct } from '../search/indexed-product.ts'
import { pageOfEntries, statusOf } from './product-entries.ts'

const columns = [
  ...(['product', 'manufacturer', 'part_number', 'stock_status', 'available', 'reserved', 'sold', 'received'] as const),
  ...(['adjusted', 'made_to_order_sold', 'reorder_level', 'incoming', 'incoming_date', 'bin'] as const),
]

const rowOf = (entry: IndexedProduct, bin: string | null): readonly CsvCell[] => {
  const { received, adjusted, reserved, sold, madeToOrderSold, reorderLevel } = entry.stock ?? noStockPart
  const incoming = incomingOf(entry)
  const { manufacturer, model } = entry.product.data
  return [
    ...[entry.id, manufacturer, model, statusOf(entry), entry.available, reserved, sold, received, adjusted],
    ...[madeToOrderSold, reorderLevel, incoming?.quantity, incoming?.date, bin],
  ]
}

const rowsAtOnce = 500

async function* table(
  { platform }: CatalogueDeps,
  entries: readonly IndexedProduct[],
): AsyncGenerator<readonly (readonly CsvCell[])[], void, undefined> {
  yield [columns]
  for (let first = 0; first < entries.length; first += rowsAtOnce) {
    const rows = entries.slice(first, first + rowsAtOnce)
    const bins = await binsOf(
      platform,
      rows.map(({ id }) => id),
    )
    yield rows.map((entry) => rowOf(entry, bins.get(entry.id)?.bin ?? null))
  }
}

/** The products are in memory anyway, by part number: the file has as many rows as there are. */
export const exportStockRoute = (deps: CatalogueDeps) =>
  route(
    exportStock,
    async ({ format, ...filter }, { positions }) => {
      await deps.live.catchUp(positions)
      const { rows } = await pageOfEntries(
        deps,
        {
          filter,
          ids: await chosenByBin(deps.platform, undefined, filter.bin),
          sort: { field: 'model', order: 'ASC' },
          range: [0, deps.live.index.size],
          end: undefined,
        },
        (entry) => entry,
      )
      return tableFile(table(deps, rows), format, 'stock')
    },
    { waitsFor: [productsProjection, binsProjection] },
  )
