import { result } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { isRejection } from '@pinline/contracts/api/error-codes'
import { listStock, type StockLine } from '@pinline/contracts/catalogue/stock/list-stock'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { stockStatusOf } from '../domain/stock/stock-status.ts'
import { incomingOf, nameOf } from '../read-models/products/present-product.ts'
import { productsProjection } from '../read-models/products/products.projection.ts'

const maxSuggestions = 5

export const listStockRoute = ({ live, matcher, taxonomy }: CatalogueDeps) =>
  route(
    listStock,
    async ({ models }, { language, positions, address }) => {
      await Promise.all([live.catchUp(positions), taxonomy.catchUp(positions)])
      const audience = { language, taxonomy: taxonomy.now }
      const matched = await matcher.match(
        models.map((partNumber) => ({ partNumber })),
        address,
      )
      if (isRejection(matched)) return matched
      const list = models.flatMap((query, place): StockLine[] => {
        const { match, ids } = matched.lines[place] ?? { match: 'none', ids: [] }
        const products = ids.flatMap((id) => live.index.find(id) ?? [])
        if (match !== 'exact') {
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
