import type { Point } from './chart-data.ts'

interface Day {
  readonly day: string
  readonly values: Point['values']
}

/** More columns than these would be thinner than the gaps between them. */
const maxColumns = 92
const daysOfWeek = 7

/** Days as they are, or summed by seven where there are too many; the first week may be a shorter one. */
export const byWeekIfMany = (
  days: readonly Day[],
): { readonly byWeek: boolean; readonly points: readonly (Day & { readonly last: string })[] } => {
  if (days.length <= maxColumns) return { byWeek: false, points: days.map((one) => ({ ...one, last: one.day })) }
  const short = days.length % daysOfWeek
  const starts = Array.from({ length: Math.ceil(days.length / daysOfWeek) }, (_, week) =>
    short === 0 ? week * daysOfWeek : Math.max(0, (week - 1) * daysOfWeek + short),
  )
  return {
    byWeek: true,
    points: starts.map((start, place) => {
      const week = days.slice(start, starts[place + 1])
      const values: Record<string, number> = {}
      for (const one of week)
        for (const [key, value] of Object.entries(one.values)) values[key] = (values[key] ?? 0) + value
      return { day: week[0]?.day ?? '', last: week.at(-1)?.day ?? '', values }
    }),
  }
}
