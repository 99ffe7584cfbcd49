import { preparedResult } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { rejection } from '@pinline/contracts/api/error-codes'
import { listKicadParts } from '@pinline/contracts/catalogue/kicad/list-kicad-parts'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { drawnProducts, readKicadCategory, shareOf, versionOf } from '../kicad/kicad-categories.ts'
import { kicadNames } from '../kicad/kicad-parts.ts'
import { nameOf } from '../read-models/products/present-product.ts'
import { productsProjection } from '../read-models/products/products.projection.ts'
import { entryOf } from '../taxonomy/entry-of.ts'

export const listKicadPartsRoute = ({ live, taxonomy, answers }: CatalogueDeps) =>
  route(
    listKicadParts,
    async ({ category: requested }, { language, positions }) => {
      await Promise.all([taxonomy.catchUp(positions), live.catchUp(positions)])
      const { category, page } = readKicadCategory(requested)
      if (entryOf(taxonomy.now.categories, category) === undefined) return rejection('category-not-found')
      const { index } = live
      const drawn = drawnProducts(index.all(), category)
      const audience = { language, taxonomy: taxonomy.now }
      const name = `kicad ${language} ${category} ${page}`
      const json = answers.lists.get(index, name, [taxonomy.now, versionOf(drawn)], () =>
        shareOf(drawn, page).flatMap((entry) => {
          const names = kicadNames(entry)
          return names === undefined
            ? []
            : [{ id: entry.id, name: names.footprint, description: nameOf(entry, audience) }]
        }),
      )
      return preparedResult(json)
    },
    { waitsFor: [productsProjection] },
  )
