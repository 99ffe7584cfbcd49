import type { Platform } from '@pinline/chassis/service'
import type { CsvCell, TableStyle } from '@pinline/contracts/api/csv-line'
import type { ImportField } from '@pinline/contracts/catalogue/import/import-options'
import { stockStatusOf } from '../domain/stock/stock-status.ts'
import { availableOf, noStockPart, type ProductsRow } from '../read-models/products/products.model.ts'
import { productsProjection } from '../read-models/products/products.projection.ts'
import { formatLine } from './format-table.ts'
import { fieldOfPart, type StoredPart } from './part-columns.ts'

const rowBatchSize = 500

/** Which products; `ids` are those found by a keyword. */
export interface ExportChoice {
  readonly ids: readonly string[] | undefined
  readonly categories: readonly string[] | undefined
  readonly manufacturer: string | undefined
  readonly lifecycle: string | undefined
  readonly stock_status: string | undefined
}

type Row = ProductsRow & { readonly _id: string }
type KnownRow = Row & { readonly product: NonNullable<ProductsRow['product']> }

const isKnown = (row: Row): row is KnownRow => row.product !== undefined && !row.product.withdrawn

const hasStatus = ({ product, stock }: KnownRow, wanted: string | undefined): boolean =>
  wanted === undefined || stockStatusOf({ available: availableOf(stock), custom: product.data.custom }) === wanted

/** Part numbers by id; those of other manufacturers stay ids. */
const replacementsOf = async (
  { view }: Pick<Platform, 'view'>,
  rows: readonly KnownRow[],
): Promise<ReadonlyMap<string, { manufacturer: string; model: string }>> => {
  const ids = rows.flatMap(({ product }) => [
    ...(product.replacement === null ? [] : [product.replacement]),
    ...(product.relations ?? []).map(({ productId }) => productId),
  ])
  if (ids.length === 0) return new Map()
  const found = await view(productsProjection)
    .find({ _id: { $in: ids } })
    .project<{ _id: string; product?: { data: { manufacturer: string; model: string } } }>({
      'product.data.manufacturer': 1,
      'product.data.model': 1,
    })
    .toArray()
  return new Map(found.flatMap(({ _id, product }) => (product === undefined ? [] : [[_id, product.data]])))
}

const partOf = (
  { product, price, stock }: KnownRow,
  models: ReadonlyMap<string, { manufacturer: string; model: string }>,
): StoredPart => {
  const { received, adjusted, sold, deliveries } = stock ?? noStockPart
  const { data, lifecycle, replacement, relations = [] } = product
  const numberOf = (id: string): string => {
    const other = models.get(id)
    return other?.manufacturer === data.manufacturer ? other.model : id
  }
  const byKind = Map.groupBy(relations, ({ kind }) => kind)
  return {
    data,
    lifecycle,
    replacement: replacement === null ? null : numberOf(replacement),
    relations: Object.fromEntries(
      [...byKind].map(([kind, list]) => [kind, list.map(({ productId }) => numberOf(productId))]),
    ),
    price: price ?? {},
    onHand: received + adjusted - sold,
    deliveries,
  }
}

/** The chosen products in sequence, by manufacturer and part number. */
export async function* exportedParts(
  platform: Pick<Platform, 'view'>,
  choice: ExportChoice,
): AsyncGenerator<StoredPart, void, undefined> {
  const query = {
    product: { $exists: true },
    ...(choice.ids === undefined ? {} : { _id: { $in: [...choice.ids] } }),
    ...(choice.categories === undefined ? {} : { 'product.data.category': { $in: [...choice.categories] } }),
    ...(choice.manufacturer === undefined ? {} : { 'product.data.manufacturer': choice.manufacturer }),
    ...(choice.lifecycle === undefined ? {} : { 'product.lifecycle': choice.lifecycle }),
  }
  const rows = platform
    .view(productsProjection)
    .find(query)
    .sort({ 'product.data.manufacturer': 1, 'product.data.model': 1 })
    .batchSize(rowBatchSize)
  let batch: KnownRow[] = []
  const parts = async () => {
    const models = await replacementsOf(platform, batch)
    const done = batch.map((row) => partOf(row, models))
    batch = []
    return done
  }
  for await (const row of rows) {
    if (isKnown(row) && hasStatus(row, choice.stock_status)) batch.push(row)
    if (batch.length === rowBatchSize) yield* await parts()
  }
  yield* await parts()
}

const isPrice = (field: ImportField): boolean => field.startsWith('price.')

/** Parts as a table, header first. */
export async function* tableOf(
  parts: AsyncIterable<StoredPart>,
  fields: readonly ImportField[],
  style: TableStyle,
): AsyncGenerator<string, void, undefined> {
  yield formatLine(fields, style)
  for await (const part of parts) {
    const cells = fields.map((field) => {
      const value = fieldOfPart(field, part)
      return isPrice(field) && typeof value === 'string' ? value.replaceAll('.', style.decimal) : value
    })
    yield formatLine(cells, style)
  }
}

/** Parts as rows of a workbook, header first; a price is a number. */
export async function* sheetOf(
  parts: AsyncIterable<StoredPart>,
  fields: readonly ImportField[],
): AsyncGenerator<readonly (readonly CsvCell[])[], void, undefined> {
  yield [fields]
  for await (const part of parts)
    yield [
      fields.map((field) => {
        const value = fieldOfPart(field, part)
        return isPrice(field) && typeof value === 'string' && /^\d+(\.\d+)?$/.test(value) ? { decimal: value } : value
      }),
    ]
}

/** Fields without a value as empty text, because null would clear a required field. */
const staying: ReadonlySet<string> = new Set(['weightGrams', 'bodyMm', 'pads', 'price.USD'])

/** Parts as a JSON array, one object a line. */
export async function* arrayOf(
  parts: AsyncIterable<StoredPart>,
  fields: readonly ImportField[],
): AsyncGenerator<string, void, undefined> {
  let separator = '[\n'
  for await (const part of parts) {
    const entries = fields.map((field) => [field, fieldOfPart(field, part) ?? (staying.has(field) ? '' : null)])
    yield `${separator}${JSON.stringify(Object.fromEntries(entries))}`
    separator = ',\n'
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n'
}
