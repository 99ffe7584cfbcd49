import { lazy, Suspense, useId } from 'react'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { type ChartPoint, toChartPoints } from './sales-range.ts'

const DayChart = lazy(async () => ({ default: (await import('./day-chart.tsx')).DayChart }))

interface SalesFigureProps {
  readonly label: string
  readonly now: number
  readonly before: number
  /** Length of either period, days. */
  readonly days: number
  readonly valueText: (value: number) => string
}

/** A figure of the period, and its change against the period before if there was anything. */
export const SalesFigure = ({ label, now, before, days, valueText }: SalesFigureProps) => {
  const text = useText()
  const format = useFormat()
  const id = useId()
  const change = before > 0 ? (now - before) / before : undefined
  return (
    <div className="sales-figure">
      <dt id={id}>{label}</dt>
      <dd>
        <b className="sales-total">{valueText(now)}</b>
        {change !== undefined && (
          <span className="small">
            {text('home.sales.before', {
              smart_count: days,
              change: `${change > 0 ? '+' : ''}${format.percent(change)}`,
            })}
          </span>
        )}
      </dd>
    </div>
  )
}

interface SalesChartProps {
  readonly title: string
  readonly summary: string
  readonly days: readonly ChartPoint[]
  readonly valueText: (value: number) => string
  readonly axisText: (value: number) => string
}

/** A chart by day, or by week over a long range. */
export const SalesChart = ({ title, summary, days, valueText, axisText }: SalesChartProps) => {
  const text = useText()
  const format = useFormat()
  const { byWeek, points } = toChartPoints(days)
  return (
    <section aria-label={title}>
      <h3>
        {title} <span className="small">{text(byWeek ? 'home.sales.by_week' : 'home.sales.by_day')}</span>
      </h3>
      <Suspense fallback={<div className="day-chart" aria-busy="true" />}>
        <DayChart
          summary={summary}
          points={points}
          valueText={valueText}
          axisText={axisText}
          dayText={(day) => (byWeek ? text('home.sales.week_from', { day: format.day(day) }) : format.day(day))}
        />
      </Suspense>
    </section>
  )
}
