import { countVisitors } from '@pinline/contracts/notification/visitor/count-visitors'
import { visitRetentionDays } from '@pinline/contracts/notification/visitor/visit-fields'
import { useApi } from '@pinline/ui/api-client/api-context'
import { useQuery } from '@tanstack/react-query'
import { useShortFormat } from '../home/sales/use-short-format.ts'
import { useFormat } from '../messages/use-format.ts'
import { useText } from '../messages/use-text.ts'
import { useCountryName } from '../resources/visitors/use-country-name.ts'
import { ChartSheet } from './chart-sheet.tsx'

const dayMs = 86_400_000

/** Visits to the shop by day and by country, of the days for which they are stored. */
export const VisitCharts = ({ days }: { readonly days: number }) => {
  const text = useText()
  const format = useFormat()
  const short = useShortFormat('USD')
  const countryName = useCountryName()
  const api = useApi()
  const counted = Math.min(days, visitRetentionDays)
  const { data, error, refetch } = useQuery({
    queryKey: ['visitors', 'chart', counted],
    queryFn: ({ signal }) => {
      const today = new Date().toISOString().slice(0, 10)
      const from = new Date(Date.parse(today) - (counted - 1) * dayMs).toISOString()
      return api.read(countVisitors, { from }, { signal, silent: true })
    },
  })
  const state = { error, onRetry: () => void refetch(), valueText: format.number, axisText: short.number }
  const note = text('home.sales.days', { smart_count: counted })
  const series = [{ key: 'visits', label: text('resources.visitors.counts.visits') }]
  return (
    <>
      <ChartSheet
        title={text('charts.visits_by_day')}
        note={note}
        data={
          data && {
            first: text('home.sales.day'),
            series,
            points: data.days.map(({ day, visits }) => ({ key: day, name: format.day(day), values: { visits } })),
          }
        }
        {...state}
      />
      <ChartSheet
        title={text('resources.visitors.counts.countries')}
        note={note}
        data={
          data && {
            first: text('home.sales.country'),
            series,
            points: data.countries.map(({ key, visits }) => ({
              key: key ?? '',
              name: key === null ? text('resources.visitors.unknown') : countryName(key),
              values: { visits },
            })),
          }
        }
        kind="rows"
        {...state}
      />
    </>
  )
}
