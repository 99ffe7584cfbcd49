import { preparedResult } from '@pinline/chassis/http/call-result'
import type { Handler } from '@pinline/chassis/http/route'
import type { OutputOf, ParsedInputOf } from '@pinline/contracts/api/call'
import { isRejection, rejection } from '@pinline/contracts/api/error-codes'
import type { listProducts } from '@pinline/contracts/catalogue/product/list-products'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { type Audience, presentProduct } from '../read-models/products/present-product.ts'
import { filterLabel, presentFacets, presentUnderstood } from '../search/present-facets.ts'
import type { ProductIndex } from '../search/product-index.ts'
import { categoriesBelow } from '../taxonomy/categories-below.ts'
import { entryOf } from '../taxonomy/entry-of.ts'
import { textIn } from '../taxonomy/taxonomy-rows.ts'

type Requested = ParsedInputOf<typeof listProducts>

const keyword = 'q'

/** An unlisted number, with the series and the category's title of the parts beside it. */
const unlistedOf = (
  { unlisted, nearest }: Pick<ReturnType<ProductIndex['list']>, 'unlisted' | 'nearest'>,
  { taxonomy, language }: Audience,
): OutputOf<typeof listProducts>['unlisted'] => {
  const data = nearest[0]?.product.data
  if (unlisted === null || data === undefined) return null
  const titles = entryOf(taxonomy.categories, data.category)?.titles ?? {}
  return { number: unlisted, series: data.series, category: textIn(titles, language, data.category) }
}

const listOf = (
  index: ProductIndex,
  { page, pageSize, sort, categoryId, ...filter }: Requested,
  categories: readonly string[] | undefined,
  reader: Audience,
): OutputOf<typeof listProducts> => {
  const audience = { ...reader, makersOf: (series: string) => index.makersOf(series) }
  const skip = (page - 1) * pageSize
  const found = index.list({ filter, categories, sort, skip, limit: pageSize, rate: audience.rate })
  return {
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
    unlisted: unlistedOf(found, audience),
    without: found.without.map(({ test, total }) =>
      test === undefined
        ? { filter: keyword, label: filter.q?.trim() ?? '', total }
        : { filter: test.attribute, label: filterLabel(test, audience), total },
    ),
  }
}

/** Products that match a filter or free text, with facets and near matches. */
export const productList =
  ({ live, taxonomy, currencies, answers }: CatalogueDeps): Handler<typeof listProducts> =>
  async (requested, context) => {
    await Promise.all([taxonomy.catchUp(context.positions), live.catchUp(context.positions)])
    const { categoryId } = requested
    const everything = categoryId === undefined || categoryId === '' || categoryId === 'all'
    const categories = everything ? undefined : categoriesBelow(taxonomy.now, categoryId)
    if (!everything && categories === undefined) return rejection('not-found')
    const { language, currency } = context
    const rate = await currencies.offeredRate(currency)
    if (isRejection(rate)) return rate
    const { index } = live
    const audience = { language, rate, taxonomy: taxonomy.now }
    const json = answers.lists.get(
      index,
      `${language} ${currency} ${JSON.stringify(requested)}`,
      [taxonomy.now, rate.amount, rate.scale, index.listVersion(requested, categories)],
      () => listOf(index, requested, categories, audience),
    )
    return preparedResult(json)
  }
