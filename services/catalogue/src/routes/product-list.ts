import { result } from '@pinline/chassis/http/call-result'
import type { Handler } from '@pinline/chassis/http/route'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { listProducts } from '@pinline/contracts/catalogue/product/list-products'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { presentProduct } from '../read-models/products/present-product.ts'
import { filterLabel, presentFacets, presentUnderstood } from '../search/present-facets.ts'
import { categoriesBelow } from '../taxonomy/categories-below.ts'

const keyword = 'q'

/** Products that match a filter or free text, with facets and near matches. */
export const productList =
  ({ live, taxonomy, currencies }: CatalogueDeps): Handler<typeof listProducts> =>
  async ({ page, pageSize, sort, categoryId, ...filter }, context) => {
    await Promise.all([taxonomy.catchUp(context.positions), live.catchUp(context.positions)])
    const everything = categoryId === undefined || categoryId === '' || categoryId === 'all'
    const categories = everything ? undefined : categoriesBelow(taxonomy.now, categoryId)
    if (!everything && categories === undefined) return rejection('not-found')
    const rate = await currencies.rateTo(context.currency)
    const makersOf = (series: string) => live.index.makersOf(series)
    const audience = { language: context.language, rate, taxonomy: taxonomy.now, makersOf }
    const skip = (page - 1) * pageSize
    const found = live.index.list({ filter, categories, sort, skip, limit: pageSize, rate })
    return result({
      list: found.list.map((entry) => presentProduct(entry, audience)),
      total: found.total,
      page,
      pageSize,
      facets: found.facets,
      filters: presentFacets(found.filters, found.tests, categoryId, audience),
      understood: presentUnderstood(found.understood, audience),
      corrected: found.corrected,
      ignored: [...found.ignored],
      nearest: found.nearest.map((entry) => presentProduct(entry, audience)),
      without: found.without.map(({ test, total }) =>
        test === undefined
          ? { filter: keyword, label: filter.q?.trim() ?? '', total }
          : { filter: test.attribute, label: filterLabel(test, audience), total },
      ),
    })
  }
