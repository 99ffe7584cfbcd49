import { answer } from '@pinline/chassis/http/answer'
import { route } from '@pinline/chassis/http/route'
import type { CatalogueParts } from '../catalogue-parts.ts'
import { type StockLine, showStock } from '../contract/show-stock.ts'
import { stockStatusOf } from '../domain/stock/stock-status.ts'
import { incomingOf, nameOf } from '../read-models/products/present-product.ts'
import { productsProjection } from '../read-models/products/products.projection.ts'

export const showStockRoute = ({ live, taxonomy }: CatalogueParts) =>
  route(
    showStock,
    async ({ models }, context) => {
      await live.freshen(context.positions)
      const audience = { language: context.language, taxonomy: taxonomy.now }
      const list = models.flatMap((query): StockLine[] => {
        const found = live.index.byPartNumber(query)
        if (found.length === 0) return [{ query, found: false, match: 'none' }]
        return found.map((entry) => {
          const { data } = entry.product
          return {
            query,
            found: true,
            match: 'exact',
            id: entry.id,
            model: data.model,
            manufacturer: data.manufacturer,
            name: nameOf(entry, audience),
            stock: entry.available,
            stock_status: stockStatusOf({ available: entry.available, custom: data.custom }),
            leadTimeDays: data.leadTimeDays,
            incoming: incomingOf(entry),
          }
        })
      })
      return answer({ list })
    },
    { waitsFor: [productsProjection] },
  )
