import { type AdminRoute, adminRoute } from '@pinline/chassis/http/admin-route'
import type { RequestContext } from '@pinline/chassis/http/request-context'
import { categoriesResource } from '@pinline/contracts/catalogue/taxonomy/categories-resource'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { categoriesInOrder } from '../domain/taxonomy/category-tree.ts'
import { taxonomyProjection } from '../read-models/taxonomy/taxonomy.projection.ts'
import { entryOf } from '../taxonomy/entry-of.ts'
import { categoryRowOf } from '../taxonomy/taxonomy-rows.ts'
import { listed, mentions } from './taxonomy-page.ts'

export const categoriesResourceRoute = ({ live, taxonomy }: CatalogueDeps): AdminRoute => {
  const presenter = async ({ language, positions }: RequestContext) => {
    await Promise.all([taxonomy.catchUp(positions), live.catchUp(positions)])
    const countIn = (categoryId: string) => live.index.countIn(categoryId)
    return (category: (typeof taxonomy.now.categories)[string]) =>
      categoryRowOf(taxonomy.now, category, { language, countIn })
  }
  return adminRoute(
    categoriesResource,
    {
      list: async (request, context) => {
        const { q, parentId, attributeId } = request.filter
        const present = await presenter(context)
        const rows = categoriesInOrder(taxonomy.now)
          .filter((one) => parentId === undefined || one.parentId === parentId)
          .filter((one) => attributeId === undefined || one.attributeIds.some((id) => id === attributeId))
          .filter(({ categoryId, titles }) => mentions(q, [categoryId, ...Object.values(titles)]))
        return listed(rows.map(present), request, context)
      },
      one: async (id, context) => {
        const present = await presenter(context)
        const category = entryOf(taxonomy.now.categories, id)
        return category === undefined ? undefined : present(category)
      },
    },
    { waitsFor: [taxonomyProjection] },
  )
}
