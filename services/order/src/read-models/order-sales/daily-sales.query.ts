import type { ParsedInputOf } from '@pinline/contracts/api/call'
import { type DailySales, daysBetween, type getDailySales } from '@pinline/contracts/order/order/get-daily-sales'
import type { OrderDeps } from '../../order-deps.ts'
import { dailySales, dayAfter } from './daily-sales.ts'
import { type DayCell, sumCells } from './sales-cells.ts'
import { firstFreshDay, type SalesDays } from './sales-days.ts'

const cellsIn = async (platform: OrderDeps, days: SalesDays, from: string, to: string): Promise<DayCell[]> => {
  // Summed at each request, so that none is shown late.
  const fresh = firstFreshDay(platform.clock.now())
  if (from >= fresh) return await sumCells(platform, from, to)
  const stored = await days.read(from, to < fresh ? to : dayAfter(fresh, -1))
  if (stored === undefined) return await sumCells(platform, from, to)
  return to < fresh ? stored : [...stored, ...(await sumCells(platform, fresh, to))]
}

/** Sales of a range of days, and of as many before. */
export const dailySalesQuery =
  (platform: OrderDeps, days: SalesDays) =>
  async ({ from, to, currency, country }: ParsedInputOf<typeof getDailySales>): Promise<DailySales> => {
    const cells = await cellsIn(platform, days, dayAfter(from, -daysBetween(from, to)), to)
    const wanted = cells.filter(
      (cell) =>
        (currency === undefined || cell.currency === currency) && (country === undefined || cell.country === country),
    )
    return dailySales(from, to, wanted)
  }
