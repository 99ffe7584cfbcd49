import { result } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { rejection } from '@pinline/contracts/api/error-codes'
import { getCategory } from '@pinline/contracts/catalogue/taxonomy/get-category'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { parentsOf } from '../domain/taxonomy/category-tree.ts'
import { taxonomyProjection } from '../read-models/taxonomy/taxonomy.projection.ts'
import { entryOf } from '../taxonomy/entry-of.ts'
import { presentCategory } from '../taxonomy/present-category.ts'
import { textIn } from '../taxonomy/taxonomy-rows.ts'

export const getCategoryRoute = ({ live, taxonomy }: CatalogueDeps) =>
  route(
    getCategory,
    async ({ id }, { language, positions }) => {
      await Promise.all([taxonomy.catchUp(positions), live.catchUp(positions)])
      const state = taxonomy.now
      const category = entryOf(state.categories, id)
      if (category === undefined) return rejection('category-not-found')
      const countIn = (categoryId: string) => live.index.countIn(categoryId)
      return result({
        ...presentCategory(state, category, { language, countIn }),
        text: textIn(category.texts, language),
        parents: parentsOf(state, id)
          .toReversed()
          .map(({ categoryId, titles }) => ({ id: categoryId, meta_title: textIn(titles, language, categoryId) })),
      })
    },
    { waitsFor: [taxonomyProjection] },
  )
