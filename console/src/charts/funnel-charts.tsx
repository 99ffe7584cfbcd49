import { countVisitSteps, type VisitStepCounts } from '@pinline/contracts/notification/visitor/count-visit-steps'
import type { StepCounts } from '@pinline/contracts/notification/visitor/visit-steps'
import type { DailySales, SalesFigures } from '@pinline/contracts/order/order/get-daily-sales'
import { useApi } from '@pinline/ui/api-client/api-context'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { SalesDays } from '../home/sales/sales-range.ts'
import { useDailySales } from '../home/sales/use-daily-sales.ts'
import { useShortFormat } from '../home/sales/use-short-format.ts'
import { useFormat } from '../messages/use-format.ts'
import { useText } from '../messages/use-text.ts'
import type { ChartData } from './chart-data.ts'
import { ChartSheet } from './chart-sheet.tsx'
import { type FunnelStep, funnelOf } from './funnel.ts'
import { useDayPoints } from './use-day-points.ts'

interface StepsProps {
  readonly counts: VisitStepCounts | undefined
  readonly error: Error | null
  readonly onRetry: () => void
}
type FunnelProps = StepsProps & { readonly sales: DailySales | undefined; readonly showsOrders: boolean }

const visitSteps = ['visits', 'searchVisits', 'cartVisits'] as const
const orderSteps = ['orders', 'payments'] as const
const searchSteps = ['searches', 'openedSearches', 'addedSearches', 'orderedSearches'] as const
const noSales: Pick<SalesFigures, (typeof orderSteps)[number]> = { orders: 0, payments: 0 }
type ShownStep = (typeof visitSteps | typeof orderSteps)[number]
type StepName = (typeof visitSteps | typeof orderSteps | typeof searchSteps)[number]

/** Visits as they are counted, and all orders of the same days. */
const stepsOf = (counts: StepCounts, sales: Pick<SalesFigures, (typeof orderSteps)[number]> | undefined) => [
  ...visitSteps.map((name) => ({ name, count: counts[name] })),
  ...(sales === undefined ? [] : orderSteps.map((name) => ({ name, count: sales[name] }))),
]

const useFunnelData = () => {
  const text = useText()
  const format = useFormat()
  const share = (value: number | null) => (value === null ? '–' : format.percent(value))
  return (first: string, label: string, steps: readonly FunnelStep<StepName>[]): ChartData => ({
    first,
    series: [{ key: 'count', label }],
    columns: [
      { key: 'ofFormer', label: text('charts.funnel.of_former') },
      { key: 'ofFirst', label: text('charts.funnel.of_first') },
    ],
    points: steps.map(({ name, count, ofFormer, ofFirst }) => ({
      key: name,
      name: text(`charts.funnel.steps.${name}`),
      values: { count },
      cells: { ofFormer: share(ofFormer), ofFirst: share(ofFirst) },
    })),
  })
}

/** When counting began, if that is within the range. */
const useSince = (counts: VisitStepCounts | undefined) => {
  const text = useText()
  const format = useFormat()
  const [first] = counts?.days ?? []
  if (counts?.since == null || first === undefined || counts.since <= first.day) return {}
  return { note: text('charts.funnel.since', { day: format.day(counts.since) }) }
}

const Funnel = ({ counts, sales, showsOrders, ...state }: FunnelProps) => {
  const text = useText()
  const format = useFormat()
  const short = useShortFormat('USD')
  const funnelData = useFunnelData()
  const isThere = counts !== undefined && (!showsOrders || sales !== undefined)
  return (
    <ChartSheet
      title={text(showsOrders ? 'charts.funnel.to_payment' : 'charts.funnel.to_cart')}
      help={text(showsOrders ? 'charts.funnel.help' : 'charts.funnel.help_visits')}
      data={
        isThere
          ? funnelData(
              text('charts.funnel.step'),
              text('charts.funnel.count'),
              funnelOf(stepsOf(counts.total, showsOrders ? sales?.total.base : undefined)),
            )
          : undefined
      }
      kind="rows"
      valueText={format.number}
      axisText={short.number}
      {...useSince(counts)}
      {...state}
    />
  )
}

interface StepChoiceProps {
  readonly names: readonly ShownStep[]
  readonly value: ShownStep
  readonly onChoose: (name: ShownStep) => void
}

const StepChoice = ({ names, value, onChoose }: StepChoiceProps) => {
  const text = useText()
  return (
    <select
      className="input sales-currency"
      aria-label={text('charts.funnel.step')}
      value={value}
      onChange={({ target }) => onChoose(names.find((name) => name === target.value) ?? value)}
    >
      {names.map((name) => (
        <option key={name} value={name}>
          {text(`charts.funnel.steps.${name}`)}
        </option>
      ))}
    </select>
  )
}

/** One step by day, with its share of the others. */
const FunnelByDay = ({ counts, sales, showsOrders, ...state }: FunnelProps) => {
  const text = useText()
  const format = useFormat()
  const short = useShortFormat('USD')
  const dayPoints = useDayPoints()
  const funnelData = useFunnelData()
  const [chosen, setChosen] = useState<ShownStep>('visits')
  const names: readonly ShownStep[] = showsOrders ? [...visitSteps, ...orderSteps] : visitSteps
  const salesOn = new Map(sales?.days.map(({ day, base }) => [day, base]))
  const days = (counts?.days ?? []).map(({ day, ...one }) => {
    const steps = stepsOf(one, showsOrders ? (salesOn.get(day) ?? noSales) : undefined)
    return { day, values: Object.fromEntries(steps.map(({ name, count }) => [name, count])) }
  })
  const isThere = counts !== undefined && (!showsOrders || sales !== undefined)
  const { series, columns } = funnelData(text('home.sales.day'), text(`charts.funnel.steps.${chosen}`), [])
  return (
    <ChartSheet
      title={text('charts.funnel.by_day')}
      note={<StepChoice names={names} value={chosen} onChoose={setChosen} />}
      data={
        isThere
          ? {
              first: text('home.sales.day'),
              series,
              ...(columns === undefined ? {} : { columns }),
              points: dayPoints(days, showsOrders).map((point) => {
                const steps = funnelOf(names.map((name) => ({ name, count: point.values[name] ?? 0 })))
                const [shown] = funnelData(
                  '',
                  '',
                  steps.filter(({ name }) => name === chosen),
                ).points
                return { ...point, values: shown?.values ?? {}, ...(shown?.cells ? { cells: shown.cells } : {}) }
              }),
            }
          : undefined
      }
      valueText={format.number}
      axisText={short.number}
      {...state}
    />
  )
}

const Searches = ({ counts, ...state }: StepsProps) => {
  const text = useText()
  const format = useFormat()
  const short = useShortFormat('USD')
  const funnelData = useFunnelData()
  const total = counts?.total
  return (
    <ChartSheet
      title={text('charts.funnel.searches')}
      help={text('charts.funnel.help_searches', {
        smart_count: total?.emptySearches ?? 0,
        share: format.percent((total?.emptySearches ?? 0) / Math.max(1, total?.searches ?? 0)),
      })}
      data={
        total &&
        funnelData(
          text('charts.funnel.step'),
          text('charts.funnel.count'),
          funnelOf(searchSteps.map((name) => ({ name, count: total[name] }))),
        )
      }
      kind="rows"
      valueText={format.number}
      axisText={short.number}
      {...useSince(counts)}
      {...state}
    />
  )
}

/** From the visit to the payment, and what searches led to, of some days. */
export const FunnelCharts = ({ days, showsOrders }: { readonly days: SalesDays; readonly showsOrders: boolean }) => {
  const api = useApi()
  const { from, to } = days
  const { data, error, refetch } = useQuery({
    queryKey: ['visitors', 'steps', from, to],
    queryFn: ({ signal }) => api.read(countVisitSteps, { from, to }, { signal, silent: true }),
    placeholderData: (former) => former,
  })
  const state = { counts: data, error, onRetry: () => void refetch() }
  if (!showsOrders) return <Sheets {...state} sales={undefined} showsOrders={false} />
  return <WithSales days={days} {...state} />
}

const Sheets = (props: FunnelProps) => (
  <>
    <Funnel {...props} />
    <FunnelByDay {...props} />
    <Searches counts={props.counts} error={props.error} onRetry={props.onRetry} />
  </>
)

const WithSales = ({ days, ...state }: StepsProps & { readonly days: SalesDays }) => {
  const sales = useDailySales(days)
  return (
    <Sheets
      {...state}
      sales={sales.data}
      showsOrders
      error={state.error ?? sales.error}
      onRetry={() => {
        state.onRetry()
        void sales.refetch()
      }}
    />
  )
}
