import { adminRoute } from '@pinline/chassis/http/admin-route'
import type { RequestContext } from '@pinline/chassis/http/request-context'
import { stockResource } from '@pinline/contracts/catalogue/stock/stock-resource'
import type { z } from 'zod'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { incomingOf, nameOf } from '../read-models/products/present-product.ts'
import { noStockPart } from '../read-models/products/products.model.ts'
import { productsProjection } from '../read-models/products/products.projection.ts'
import type { IndexedProduct } from '../search/indexed-product.ts'
import { findEntry, pageOfEntries, statusOf } from './product-entries.ts'

export const stockResourceRoute = (deps: CatalogueDeps) => {
  const { live, taxonomy } = deps
  const presenter =
    ({ language }: RequestContext) =>
    (entry: IndexedProduct): z.infer<typeof stockResource.row> => {
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
        version: entry.versions.stock,
      }
    }
  return adminRoute(
    stockResource,
    {
      list: async (request, context) => {
        await live.catchUp(context.positions)
        return await pageOfEntries(deps, request, presenter(context))
      },
      one: async (id, context) => {
        await live.catchUp(context.positions)
        const entry = await findEntry(deps, id)
        return entry === undefined ? undefined : presenter(context)(entry)
      },
    },
    { waitsFor: [productsProjection] },
  )
}
