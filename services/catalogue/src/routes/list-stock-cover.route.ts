import { result } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { listStockCover, maxStockCover, type StockCover } from '@pinline/contracts/catalogue/stock/list-stock-cover'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { stockFiguresProjection } from '../read-models/stock-figures/stock-figures.projection.ts'
import { firstOfDays } from '../stock-figures/first-of-days.ts'

export const listStockCoverRoute = ({ platform, live }: CatalogueDeps) =>
  route(
    listStockCover,
    async ({ days }, { positions }) => {
      await live.catchUp(positions)
      const since = firstOfDays(platform.clock.now(), Number(days))
      const rows = platform
        .view(stockFiguresProjection)
        .find({ 'sold.day': { $gte: since } }, { projection: { sold: 1 } })
      const list: StockCover[] = []
      for await (const { _id, sold: byDay } of rows) {
        const entry = live.index.find(_id)
        if (entry === undefined) continue
        const sold = byDay.reduce((sum, { day, quantity }) => (day >= since ? sum + quantity : sum), 0)
        const { model, manufacturer, leadTimeDays } = entry.product.data
        list.push({
          ...{ productId: entry.id, model, manufacturer, available: entry.available, sold, leadTimeDays },
          incoming: (entry.stock?.deliveries ?? []).reduce((sum, { quantity }) => sum + quantity, 0),
          cover: Math.floor((entry.available * Number(days)) / sold),
        })
      }
      const sorted = list.toSorted((one, other) => one.cover - other.cover || other.sold - one.sold)
      return result({
        list: sorted.slice(0, maxStockCover),
        selling: list.length,
        short: list.filter(({ cover, leadTimeDays }) => cover < leadTimeDays).length,
      })
    },
    { waitsFor: [stockFiguresProjection] },
  )
