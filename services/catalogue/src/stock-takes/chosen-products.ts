import type { ParsedInputOf } from '@pinline/contracts/api/call'
import type { startStockTake } from '@pinline/contracts/catalogue/stock-take/start-stock-take'
import { productId } from '@pinline/events/ids'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import type { StockTakeLine } from '../domain/stock-take/stock-take.ts'
import { idsFrom } from '../domain/taxonomy/category-tree.ts'
import { binsOf, productsInBins } from '../read-models/bins/bins.query.ts'
import type { IndexedProduct } from '../search/indexed-product.ts'

type Choice = Pick<ParsedInputOf<typeof startStockTake>, 'bin' | 'categoryId' | 'productIds'>
type SheetLine = Omit<StockTakeLine, 'counts'>

/** As somebody walks: by bin, products without one last. */
const byBin = (a: SheetLine, b: SheetLine): number => {
  if (a.bin === null || b.bin === null) {
    if (a.bin !== b.bin) return a.bin === null ? 1 : -1
  } else {
    const bins = a.bin.localeCompare(b.bin, 'en', { numeric: true })
    if (bins !== 0) return bins
  }
  return a.model.localeCompare(b.model, 'en', { numeric: true })
}

const entriesOf = async (deps: CatalogueDeps, { bin, productIds }: Choice): Promise<readonly IndexedProduct[]> => {
  const inBins = bin === undefined ? undefined : new Set(await productsInBins(deps.platform, bin))
  const wanted = productIds ?? inBins
  if (wanted === undefined) return deps.live.index.all()
  const ids = [...wanted].filter((id) => inBins?.has(id) ?? true)
  return ids.flatMap((id) => deps.live.index.find(id) ?? [])
}

/** The listed products that a choice names, in the order of a counting sheet. Made-to-order parts have no stock. */
export const chosenProducts = async (deps: CatalogueDeps, choice: Choice): Promise<SheetLine[]> => {
  const { categoryId } = choice
  const categories = categoryId === undefined ? undefined : new Set(idsFrom(deps.taxonomy.now, categoryId) ?? [])
  const entries = (await entriesOf(deps, choice)).filter(
    ({ product: { data } }) => !data.custom && (categories?.has(data.category) ?? true),
  )
  const bins = await binsOf(
    deps.platform,
    entries.map(({ id }) => id),
  )
  return entries
    .map(({ id, product: { data } }) => ({
      ...{ productId: productId.parse(id), model: data.model, manufacturer: data.manufacturer },
      bin: bins.get(id)?.bin ?? null,
    }))
    .toSorted(byBin)
}
