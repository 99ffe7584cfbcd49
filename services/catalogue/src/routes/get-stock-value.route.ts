import { result } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { getStockValue, slowStockDays } from '@pinline/contracts/catalogue/stock/get-stock-value'
import { currencyCodes } from '@pinline/events/money'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { baseCurrency } from '../domain/price/quote.ts'
import { stockFiguresProjection } from '../read-models/stock-figures/stock-figures.projection.ts'
import { stockValue } from '../read-models/stock-figures/stock-value.ts'
import { firstOfDays } from '../stock-figures/first-of-days.ts'
import { textIn } from '../taxonomy/taxonomy-rows.ts'

export const getStockValueRoute = ({ platform, live, currencies, taxonomy }: CatalogueDeps) =>
  route(
    getStockValue,
    async (_, { language, positions }) => {
      await taxonomy.catchUp(positions)
      const [rows, rates] = await Promise.all([
        platform
          .view(stockFiguresProjection)
          .find({ onHand: { $gt: 0 } }, { projection: { onHand: 1, sold: { $slice: -1 }, cost: 1 } })
          .toArray(),
        Promise.all(currencyCodes.map(async (code) => [code, await currencies.rateTo(code)] as const)),
      ])
      const rateTo = new Map(rates)
      const stocks = rows.map((row) => ({
        ...row,
        categoryId: live.index.find(row._id)?.product.data.category ?? null,
      }))
      const { total, categories } = stockValue(
        stocks,
        (code) => {
          const rate = rateTo.get(code)
          if (rate === undefined) throw new Error(`no rate for ${code}`)
          return rate
        },
        firstOfDays(platform.clock.now(), slowStockDays),
      )
      const titles = taxonomy.now.categories
      return result({
        baseCurrency,
        total,
        categories: categories.map(({ categoryId, ...sums }) => ({
          categoryId,
          title: categoryId === null ? null : textIn(titles[categoryId]?.titles ?? {}, language, categoryId),
          ...sums,
        })),
      })
    },
    { waitsFor: [stockFiguresProjection] },
  )
