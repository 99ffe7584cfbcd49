import { adminRoute } from '@pinline/chassis/http/admin-route'
import type { RequestContext } from '@pinline/chassis/http/request-context'
import { productsResource } from '@pinline/contracts/catalogue/product/products-resource'
import type { z } from 'zod'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { baseCurrency } from '../domain/price/quote.ts'
import { presentProduct } from '../read-models/products/present-product.ts'
import { productsProjection } from '../read-models/products/products.projection.ts'
import type { IndexedProduct } from '../search/indexed-product.ts'
import { findEntry, pageOfEntries } from './product-entries.ts'

export const productsResourceRoute = (deps: CatalogueDeps) => {
  const { live, taxonomy, currencies, completeness } = deps
  const presenter = async ({ language }: RequestContext) => {
    const rate = await currencies.rateTo(baseCurrency)
    return (entry: IndexedProduct): z.infer<typeof productsResource.row> => {
      const { hsCode, origin, rohs, reach } = entry.product.data
      const { product, price, stock } = entry.versions
      return {
        ...presentProduct(entry, { language, rate, taxonomy: taxonomy.now }),
        hsCode,
        origin,
        rohs,
        reach,
        withdrawn: live.index.find(entry.id) === undefined,
        replacement: entry.product.replacement,
        addedAt: entry.product.addedAt,
        changedAt: entry.changedAt,
        completeness: completeness.percent(entry),
        missing: completeness.missing(entry, language),
        productVersion: product,
        priceStreamVersion: price,
        stockVersion: stock,
      }
    }
  }
  return adminRoute(
    productsResource,
    {
      list: async (request, context) => {
        await live.catchUp(context.positions)
        return await pageOfEntries(deps, request, await presenter(context))
      },
      one: async (id, context) => {
        await live.catchUp(context.positions)
        const entry = await findEntry(deps, id)
        return entry === undefined ? undefined : (await presenter(context))(entry)
      },
    },
    { waitsFor: [productsProjection] },
  )
}
