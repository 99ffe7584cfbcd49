import { Bar, BarChart, CartesianGrid, ReferenceLine, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { useFormat } from '../../messages/use-format.ts'
import type { ChartPoint } from './sales-range.ts'

interface DayChartProps {
  /** Says in words what the chart shows. */
  readonly summary: string
  readonly points: readonly ChartPoint[]
  /** A value in full, and short for the axis. */
  readonly valueText: (value: number) => string
  readonly axisText: (value: number) => string
  /** The day of a point, or its week. */
  readonly dayText: (day: string) => string
}

const height = 168
const axisWidth = 56

const Label = ({
  active,
  payload,
  valueText,
  dayText,
}: Pick<DayChartProps, 'valueText' | 'dayText'> & {
  readonly active?: boolean
  readonly payload?: readonly { readonly payload?: ChartPoint }[]
}) => {
  const point = payload?.[0]?.payload
  if (active !== true || point === undefined) return null
  return (
    <p className="day-chart-label">
      {dayText(point.day)} <b className="figure">{valueText(point.value)}</b>
    </p>
  )
}

/** A bar for each point. Arrow keys go from bar to bar, and each is read aloud; the figures also stand in a table. */
export const DayChart = ({ summary, points, valueText, axisText, dayText }: DayChartProps) => {
  const format = useFormat()
  const tick = { fill: 'var(--ink-3)', fontSize: 12 }
  return (
    <div className="day-chart">
      <ResponsiveContainer width="100%" height={height}>
        <BarChart
          data={[...points]}
          accessibilityLayer
          title={summary}
          margin={{ top: 4, right: 4, bottom: 0, left: 0 }}
        >
          <CartesianGrid vertical={false} stroke="var(--grid)" />
          <XAxis
            dataKey="day"
            tickFormatter={format.day}
            minTickGap={32}
            tickLine={false}
            axisLine={{ stroke: 'var(--rule-2)' }}
            tick={tick}
          />
          <YAxis
            width={axisWidth}
            tickFormatter={axisText}
            tickLine={false}
            axisLine={false}
            tick={tick}
            tickCount={4}
          />
          <ReferenceLine y={0} stroke="var(--rule-2)" />
          <Tooltip
            cursor={{ fill: 'var(--well)' }}
            isAnimationActive={false}
            content={(props) => (
              <Label active={props.active} payload={props.payload} valueText={valueText} dayText={dayText} />
            )}
          />
          <Bar dataKey="value" fill="var(--mask)" isAnimationActive={false} maxBarSize={28} />
        </BarChart>
      </ResponsiveContainer>
    </div>
  )
}
