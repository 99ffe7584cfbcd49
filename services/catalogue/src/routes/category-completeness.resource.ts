import { adminRoute } from '@pinline/chassis/http/admin-route'
import {
  type CategoryCompletenessRow,
  categoryCompletenessResource,
} from '@pinline/contracts/catalogue/taxonomy/category-completeness-resource'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { productsProjection } from '../read-models/products/products.projection.ts'
import { taxonomyProjection } from '../read-models/taxonomy/taxonomy.projection.ts'

type Order = (a: CategoryCompletenessRow, b: CategoryCompletenessRow) => number

const pathOf = ({ above, title }: CategoryCompletenessRow): string => [...above, title].join(' ')

const orders: Readonly<Record<string, Order>> = {
  title: (a, b) => pathOf(a).localeCompare(pathOf(b)),
  products: (a, b) => a.products - b.products,
  incomplete: (a, b) => a.incomplete - b.incomplete,
  percent: (a, b) => a.percent - b.percent,
}
const unchanged: Order = () => 0

/** How complete the parts of each category are, the same ones in the order of the tree. */
export const categoryCompletenessResourceRoute = ({ live, taxonomy, completeness }: CatalogueDeps) =>
  adminRoute(
    categoryCompletenessResource,
    {
      list: async ({ ids, filter, sort, range: [first, last] }, { language, positions }) => {
        await Promise.all([live.catchUp(positions), taxonomy.catchUp(positions)])
        const direction = sort.order === 'DESC' ? -1 : 1
        const order = orders[sort.field] ?? unchanged
        const rows = completeness
          .categories(language)
          .filter(({ id }) => ids === undefined || ids.includes(id))
          .filter(({ incomplete }) => filter.incomplete === undefined || incomplete > 0)
          .filter(({ missing }) => filter.missing === undefined || missing[filter.missing] > 0)
          .toSorted((a, b) => direction * order(a, b))
        return { rows: rows.slice(first, last + 1), total: rows.length }
      },
      one: async (id, { language }) => completeness.categories(language).find((row) => row.id === id),
    },
    { waitsFor: [productsProjection, taxonomyProjection] },
  )
