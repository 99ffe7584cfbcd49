/** Ranges that are offered: days until today, this month so far, and the month before. */
export const salesRanges = ['7', '30', '90', '365', 'month', 'last-month'] as const
export type SalesRange = (typeof salesRanges)[number]

/** Days, both among them; UTC, as the sums are. */
export interface SalesDays {
  readonly from: string
  readonly to: string
}

export const toSalesRange = (value: string | null): SalesRange => salesRanges.find((range) => range === value) ?? '30'

const dayOf = (year: number, month: number, day: number): string =>
  new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10)

/** The days of a range, by the time of now. */
export const daysOf = (range: SalesRange, now: Date): SalesDays => {
  const [year, month, day] = [now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()]
  switch (range) {
    case 'month':
      return { from: dayOf(year, month, 1), to: dayOf(year, month, day) }
    case 'last-month':
      return { from: dayOf(year, month - 1, 1), to: dayOf(year, month, 0) }
    case '7':
    case '30':
    case '90':
    case '365':
      return { from: dayOf(year, month, day + 1 - Number(range)), to: dayOf(year, month, day) }
    default:
      return range satisfies never
  }
}

export interface ChartPoint {
  /** The day, or the first of a week. */
  readonly day: string
  readonly value: number
}

/** More bars than these would be thinner than two pixels on a phone. */
const maxBars = 92
const daysOfWeek = 7

/** Values by day, or their sums by seven days where there are too many days; the first week may be a shorter one. */
export const toChartPoints = (
  days: readonly ChartPoint[],
): { readonly byWeek: boolean; readonly points: ChartPoint[] } => {
  if (days.length <= maxBars) return { byWeek: false, points: [...days] }
  const short = days.length % daysOfWeek
  const starts = [
    ...(short === 0 ? [] : [0]),
    ...Array.from({ length: (days.length - short) / daysOfWeek }, (_, week) => short + week * daysOfWeek),
  ]
  return {
    byWeek: true,
    points: starts.map((start, place) => {
      const week = days.slice(start, starts[place + 1])
      return { day: week[0]?.day ?? '', value: week.reduce((sum, { value }) => sum + value, 0) }
    }),
  }
}
