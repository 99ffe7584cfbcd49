import { result } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { listStock, type StockLine } from '@pinline/contracts/catalogue/stock/list-stock'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { stockStatusOf } from '../domain/stock/stock-status.ts'
import { incomingOf, nameOf } from '../read-models/products/present-product.ts'
import { productsProjection } from '../read-models/products/products.projection.ts'

const maxSuggestions = 5

export const listStockRoute = ({ live, taxonomy }: CatalogueDeps) =>
  route(
    listStock,
    async ({ models }, { language, positions }) => {
      await Promise.all([live.catchUp(positions), taxonomy.catchUp(positions)])
      const audience = { language, taxonomy: taxonomy.now }
      const list = models.flatMap((query): StockLine[] => {
        const { match, products } = live.index.match(query)
        if (match === 'none' || match === 'several') {
          const suggestions = products.slice(0, maxSuggestions).map(({ id, product: { data } }) => ({
            id,
            model: data.model,
            manufacturer: data.manufacturer,
          }))
          return [{ query, found: false, match: 'none', ...(suggestions.length === 0 ? {} : { suggestions }) }]
        }
        return products.map((entry) => {
          const { data } = entry.product
          return {
            query,
            found: true,
            match,
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
      return result({ list })
    },
    { waitsFor: [productsProjection] },
  )
