import { result } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { footprintsPerChunk, listFootprints } from '@pinline/contracts/catalogue/kicad/list-footprints'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { drawnProducts, versionOf } from '../kicad/kicad-categories.ts'
import { productsProjection } from '../read-models/products/products.projection.ts'
import { geometryOf } from '../search/indexed-product.ts'

export const listFootprintsRoute = ({ live }: CatalogueDeps) =>
  route(
    listFootprints,
    async ({ chunk }, { positions }) => {
      await live.catchUp(positions)
      const drawn = drawnProducts(live.index.all()).toSorted((one, other) => (one.id < other.id ? -1 : 1))
      const some = drawn.slice((chunk - 1) * footprintsPerChunk, chunk * footprintsPerChunk)
      return result({
        total: drawn.length,
        version: versionOf(drawn),
        release: drawn.reduce((sum, { versions }) => sum + versions.product, 0),
        list: some.map((entry) => {
          const { model, manufacturer, datasheetUrl, positions: contacts, rows, pitchMm } = entry.product.data
          const stated = { model, manufacturer, datasheetUrl, positions: contacts, rows, pitchMm }
          return { id: entry.id, ...stated, ...geometryOf(entry) }
        }),
      })
    },
    { waitsFor: [productsProjection] },
  )
