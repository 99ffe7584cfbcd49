import { result } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { listCategories } from '@pinline/contracts/catalogue/taxonomy/list-categories'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { childrenOf } from '../domain/taxonomy/category-tree.ts'
import { taxonomyProjection } from '../read-models/taxonomy/taxonomy.projection.ts'
import { presentCategory } from '../taxonomy/present-category.ts'

export const listCategoriesRoute = ({ live, taxonomy }: CatalogueDeps) =>
  route(
    listCategories,
    async (_, { language, positions }) => {
      await Promise.all([taxonomy.catchUp(positions), live.catchUp(positions)])
      const state = taxonomy.now
      const countIn = (categoryId: string) => live.index.countIn(categoryId)
      return result(childrenOf(state, null).map((top) => presentCategory(state, top, { language, countIn })))
    },
    { waitsFor: [taxonomyProjection] },
  )
