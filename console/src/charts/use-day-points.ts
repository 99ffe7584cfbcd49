import { filteredList } from '../layout/list/filtered-list.ts'
import { useFormat } from '../messages/use-format.ts'
import { useText } from '../messages/use-text.ts'
import { byWeekIfMany } from './by-week.ts'
import type { Point } from './chart-data.ts'

const dayList = (from: string, to = from) => filteredList('/orders', { placedAt: `between:${from}:${to}@UTC` })

/** Points of days, or of weeks where there are many days; with a link to the orders of each if wanted. */
export const useDayPoints = () => {
  const text = useText()
  const format = useFormat()
  return (days: readonly { day: string; values: Point['values'] }[], showsOrders: boolean): Point[] => {
    const { byWeek, points } = byWeekIfMany(days)
    return points.map(({ day, last, values }) => ({
      key: day,
      name: byWeek ? text('home.sales.week_from', { day: format.day(day) }) : format.day(day),
      short: format.day(day),
      values,
      ...(showsOrders ? { to: dayList(day, last) } : {}),
    }))
  }
}
