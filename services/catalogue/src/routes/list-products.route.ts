import { rejection } from '@pinline/chassis/contract/error-codes'
import { answer } from '@pinline/chassis/http/answer'
import { type Handler, route } from '@pinline/chassis/http/route'
import type { CatalogueParts } from '../catalogue-parts.ts'
import { listProducts } from '../contract/list-products.ts'
import { searchProducts } from '../contract/search-products.ts'
import { idsFrom } from '../domain/taxonomy/category-tree.ts'
import { presentProduct } from '../read-models/products/present-product.ts'
import { productsProjection } from '../read-models/products/products.projection.ts'

const handler =
  ({ live, taxonomy, currencies }: CatalogueParts): Handler<typeof listProducts> =>
  async ({ page, pageSize, sort, categoryId, ...filter }, context) => {
    await Promise.all([live.freshen(context.positions), taxonomy.freshen(context.positions)])
    const everything = categoryId === undefined || categoryId === '' || categoryId === 'all'
    const categories = everything ? undefined : idsFrom(taxonomy.now, categoryId)
    if (!everything && categories === undefined) return rejection('not-found')
    const rate = await currencies.rateTo(context.currency)
    const audience = { language: context.language, rate, taxonomy: taxonomy.now }
    const skip = (page - 1) * pageSize
    const { list, total, facets } = live.index.list({ filter, categories, sort, skip, limit: pageSize })
    return answer({
      list: list.map((entry) => presentProduct(entry, audience)),
      total,
      page,
      pageSize,
      facets,
      filters: [],
      understood: [],
      corrected: null,
      nearest: [],
      without: [],
    })
  }

export const listProductsRoute = (parts: CatalogueParts) =>
  route(listProducts, handler(parts), { waitsFor: [productsProjection] })

export const searchProductsRoute = (parts: CatalogueParts) =>
  route(searchProducts, handler(parts), { waitsFor: [productsProjection] })
