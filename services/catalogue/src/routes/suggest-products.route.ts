import { result } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { isRejection } from '@pinline/contracts/api/error-codes'
import { suggestProducts } from '@pinline/contracts/catalogue/search/suggest-products'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { stockStatusOf } from '../domain/stock/stock-status.ts'
import { nameOf } from '../read-models/products/present-product.ts'
import { geometryOf } from '../search/indexed-product.ts'
import { presentUnderstood } from '../search/present-facets.ts'
import { categoriesBelow } from '../taxonomy/categories-below.ts'
import { textIn } from '../taxonomy/taxonomy-rows.ts'

export const suggestProductsRoute = ({ live, taxonomy, currencies }: CatalogueDeps) =>
  route(suggestProducts, async ({ q, categoryId }, { language, currency }) => {
    const state = taxonomy.now
    const categories = categoryId === undefined ? undefined : categoriesBelow(state, categoryId)
    const { parts, series, categories: within, keywords, understood } = live.index.suggest(q, language, categories)
    const makersOf = (name: string) => live.index.makersOf(name)
    const rate = await currencies.offeredRate(currency)
    if (isRejection(rate)) return rate
    const audience = { language, rate, taxonomy: state, makersOf }
    return result({
      parts: parts.map((entry) => {
        const { data } = entry.product
        return {
          id: entry.id,
          model: data.model,
          manufacturer: data.manufacturer,
          name: nameOf(entry, audience),
          stock: entry.available,
          stock_status: stockStatusOf({ available: entry.available, custom: data.custom }),
          ...geometryOf(entry),
          ...(data.geometry === undefined ? {} : { geometry: data.geometry }),
        }
      }),
      series: [...series],
      categories: within.map(({ id, count }) => ({
        id,
        meta_title: textIn(state.categories[id]?.titles ?? {}, language, id),
        count,
      })),
      keywords: [...keywords],
      understood: presentUnderstood(understood, audience),
    })
  })
