import { preparedResult } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { listKicadCategories } from '@pinline/contracts/catalogue/kicad/list-kicad-categories'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { drawnProducts, kicadCategories, versionOf } from '../kicad/kicad-categories.ts'
import { taxonomyProjection } from '../read-models/taxonomy/taxonomy.projection.ts'

export const listKicadCategoriesRoute = ({ live, taxonomy, answers }: CatalogueDeps) =>
  route(
    listKicadCategories,
    async (_, { language, positions }) => {
      await Promise.all([taxonomy.catchUp(positions), live.catchUp(positions)])
      const { index } = live
      const drawn = drawnProducts(index.all())
      const json = answers.lists.get(index, `kicad ${language}`, [taxonomy.now, versionOf(drawn)], () => {
        const counts = new Map<string, number>()
        for (const { product } of drawn) counts.set(product.data.category, (counts.get(product.data.category) ?? 0) + 1)
        return kicadCategories(taxonomy.now, counts, language)
      })
      return preparedResult(json)
    },
    { waitsFor: [taxonomyProjection] },
  )
