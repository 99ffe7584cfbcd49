import { adminRoute } from '@pinline/chassis/http/admin-route'
import type { RequestContext } from '@pinline/chassis/http/request-context'
import { stockResource } from '@pinline/contracts/catalogue/stock/stock-resource'
import type { z } from 'zod'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { binsProjection } from '../read-models/bins/bins.projection.ts'
import { binsOf, chosenByBin, noBin, type ProductBin } from '../read-models/bins/bins.query.ts'
import { incomingOf, nameOf } from '../read-models/products/present-product.ts'
import { noStockPart } from '../read-models/products/products.model.ts'
import { productsProjection } from '../read-models/products/products.projection.ts'
import type { IndexedProduct } from '../search/indexed-product.ts'
import { findEntry, pageOfEntries, statusOf } from './product-entries.ts'

type StockRow = z.infer<typeof stockResource.row>

export const stockResourceRoute = (deps: CatalogueDeps) => {
  const { live, platform, taxonomy } = deps
  const present = (entry: IndexedProduct, bin: ProductBin, { language }: RequestContext): StockRow => {
    const {
      received,
      adjusted,
      reserved,
      sold,
      madeToOrderSold,
      deliveries,
      reorderLevel = null,
    } = entry.stock ?? noStockPart
    return {
      id: entry.id,
      model: entry.product.data.model,
      manufacturer: entry.product.data.manufacturer,
      name: nameOf(entry, { language, taxonomy: taxonomy.now }),
      received,
      adjusted,
      available: entry.available,
      reserved,
      sold,
      madeToOrderSold,
      reorderLevel,
      stock_status: statusOf(entry),
      incoming: incomingOf(entry),
      deliveries: [...deliveries],
      ...bin,
      version: entry.versions.stock,
    }
  }
  return adminRoute(
    stockResource,
    {
      list: async (request, context) => {
        await live.catchUp(context.positions)
        const ids = await chosenByBin(platform, request.ids, request.filter.bin)
        const { rows, total } = await pageOfEntries(deps, { ...request, ids }, (entry) => entry)
        const bins = await binsOf(
          platform,
          rows.map(({ id }) => id),
        )
        return { rows: rows.map((entry) => present(entry, bins.get(entry.id) ?? noBin, context)), total }
      },
      one: async (id, context) => {
        await live.catchUp(context.positions)
        const [entry, bins] = await Promise.all([findEntry(deps, id), binsOf(platform, [id])])
        return entry === undefined ? undefined : present(entry, bins.get(id) ?? noBin, context)
      },
    },
    { waitsFor: [productsProjection, binsProjection] },
  )
}
