import type { AdminList } from '@pinline/chassis/http/admin-route'
import type { StockStatus } from '@pinline/contracts/catalogue/product/product-row'
import type { Lifecycle } from '@pinline/events/catalogue/connector-part'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { stockStatusOf } from '../domain/stock/stock-status.ts'
import { idsFrom } from '../domain/taxonomy/category-tree.ts'
import type { ProductsRow } from '../read-models/products/products.model.ts'
import { productsProjection } from '../read-models/products/products.projection.ts'
import { type IndexedProduct, indexedProduct } from '../search/indexed-product.ts'
import { byPartNumber, sortedByColumn, staffList } from '../search/staff-list.ts'
import { type ColumnConditions, entryTest } from './entry-conditions.ts'

interface ProductChoice extends ColumnConditions {
  readonly q?: string | undefined
  readonly categoryId?: string | undefined
  readonly manufacturer?: string | undefined
  readonly lifecycle?: Lifecycle | undefined
  readonly stock_status?: StockStatus | undefined
  readonly withdrawn?: boolean | undefined
}

export const statusOf = ({ available, product }: IndexedProduct) =>
  stockStatusOf({ available, custom: product.data.custom })

/** A product in the form that the index has for listed ones. */
const asListed = (row: Parameters<typeof indexedProduct>[0]): IndexedProduct[] => {
  const product: ProductsRow['product'] = row.product === undefined ? undefined : { ...row.product, withdrawn: false }
  return product === undefined ? [] : [indexedProduct({ ...row, product }) ?? []].flat()
}

/** Withdrawn products are in the view only. */
const withdrawnAmong = async ({ platform }: CatalogueDeps, ids?: readonly string[]): Promise<IndexedProduct[]> => {
  const chosenIds = ids === undefined ? {} : { _id: { $in: [...ids] } }
  const rows = platform.view(productsProjection).find({ ...chosenIds, 'product.withdrawn': true })
  return (await rows.toArray()).flatMap(asListed)
}

const found = ({ live }: CatalogueDeps, ids: readonly string[]): IndexedProduct[] =>
  ids.flatMap((id) => live.index.find(id) ?? [])

/** A product by its id, including withdrawn ones. */
export const findEntry = async (deps: CatalogueDeps, id: string) =>
  deps.live.index.find(id) ?? (await withdrawnAmong(deps, [id]))[0]

const holds = (entry: IndexedProduct, { q, categoryId, manufacturer }: ProductChoice): boolean => {
  const { data } = entry.product
  const wanted = q?.trim().toLowerCase() ?? ''
  return (
    `${data.manufacturer} ${data.model}`.toLowerCase().includes(wanted) &&
    (categoryId === undefined || data.category === categoryId) &&
    (manufacturer === undefined || data.manufacturer === manufacturer)
  )
}

/** Products by id, or the withdrawn ones. There are few, and the index lacks some of them. */
const few = async (deps: CatalogueDeps, { ids, filter, sort }: AdminList<ProductChoice>): Promise<IndexedProduct[]> => {
  const candidates =
    ids === undefined ? await withdrawnAmong(deps) : [...found(deps, ids), ...(await withdrawnAmong(deps, ids))]
  const descending = sort.order === 'DESC'
  const stored = candidates
    .filter((entry) => holds(entry, filter))
    .filter((entry) => filter.lifecycle === undefined || entry.product.lifecycle === filter.lifecycle)
    .filter((entry) => filter.stock_status === undefined || statusOf(entry) === filter.stock_status)
    .filter(entryTest(deps, filter) ?? (() => true))
  const byModel = byPartNumber(stored, sort.field === 'model' && descending)
  return sort.field === 'model' ? byModel : sortedByColumn(byModel, { field: sort.field, descending })
}

/** One page of a staff list. */
export const pageOfEntries = async <Row>(
  deps: CatalogueDeps,
  request: AdminList<ProductChoice>,
  present: (entry: IndexedProduct) => Row,
): Promise<{ readonly rows: Row[]; readonly total: number }> => {
  const { live, taxonomy } = deps
  const { ids, filter, sort, range } = request
  const [first, last] = range
  if (ids !== undefined || filter.withdrawn === true) {
    const entries = await few(deps, request)
    return { rows: entries.slice(first, last + 1).map(present), total: entries.length }
  }
  const { entries, total } = staffList(live.index, {
    filter: {
      ...(filter.q === undefined ? {} : { q: filter.q }),
      ...(filter.manufacturer === undefined ? {} : { manufacturer: [filter.manufacturer] }),
      ...(filter.lifecycle === undefined ? {} : { lifecycle: [filter.lifecycle] }),
      ...(filter.stock_status === undefined ? {} : { stockStatus: [filter.stock_status] }),
    },
    test: entryTest(deps, filter),
    categories: filter.categoryId === undefined ? undefined : (idsFrom(taxonomy.now, filter.categoryId) ?? []),
    field: sort.field,
    descending: sort.order === 'DESC',
    first,
    last,
  })
  return { rows: entries.map(present), total }
}
