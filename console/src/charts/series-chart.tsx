import { Bar, BarChart, CartesianGrid, ReferenceLine, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { colorOf } from './chart-colors.ts'
import { type ChartData, figureOf, type Point, type Series, shortName } from './chart-data.ts'

/** `columns` stand for days, `rows` lie for names. */
export type ChartKind = 'columns' | 'rows'

interface SeriesChartProps {
  readonly data: ChartData
  readonly kind: ChartKind
  /** Puts the series of a point on top of each other instead of beside. */
  readonly isStacked: boolean
  /** Says in words what the chart shows. */
  readonly summary: string
  readonly valueText: (value: number) => string
  readonly axisText: (value: number) => string
}

const columnsHeight = 240
const rowHeight = 30
const nameWidth = 126
const valueWidth = 56
const tick = { fill: 'var(--ink-3)', fontSize: 12 }
const rule = { stroke: 'var(--rule-2)' }

const Label = ({
  point,
  series,
  valueText,
}: {
  readonly point: Point
  readonly series: readonly Series[]
  readonly valueText: (value: number) => string
}) => (
  <div className="day-chart-label">
    {point.name}
    {series.map((one) => (
      <div key={one.key}>
        {one.label} <b className="figure">{valueText(figureOf(point, one))}</b>
      </div>
    ))}
  </div>
)

const flat = ({ series, points }: ChartData) =>
  points.map((point) => ({
    point,
    axis: point.short ?? point.name,
    ...Object.fromEntries(series.map((one) => [one.key, figureOf(point, one)])),
  }))

/** Bars of one or several series. Arrow keys go from point to point, and each is read aloud. */
export const SeriesChart = ({ data, kind, isStacked, summary, valueText, axisText }: SeriesChartProps) => {
  const isRows = kind === 'rows'
  const perPoint = isStacked ? 1 : data.series.length
  const height = isRows ? Math.max(120, data.points.length * (rowHeight + 12 * (perPoint - 1)) + 32) : columnsHeight
  const names = { type: 'category', dataKey: 'axis', tick, tickLine: false, axisLine: rule } as const
  const values = { type: 'number', tickFormatter: axisText, tick, tickLine: false, axisLine: false } as const
  return (
    <div className="series-chart">
      <ResponsiveContainer width="100%" height={height}>
        <BarChart
          data={flat(data)}
          accessibilityLayer
          title={summary}
          layout={isRows ? 'vertical' : 'horizontal'}
          stackOffset="sign"
          margin={{ top: 4, right: 12, bottom: 0, left: 0 }}
        >
          <CartesianGrid vertical={isRows} horizontal={!isRows} stroke="var(--grid)" />
          {isRows ? <XAxis {...values} tickCount={4} /> : <XAxis {...names} minTickGap={24} />}
          {isRows ? (
            <YAxis {...names} width={nameWidth} interval={0} tickFormatter={shortName} />
          ) : (
            <YAxis {...values} width={valueWidth} tickCount={5} />
          )}
          {isRows ? <ReferenceLine x={0} stroke="var(--rule-2)" /> : <ReferenceLine y={0} stroke="var(--rule-2)" />}
          <Tooltip
            cursor={{ fill: 'var(--well)' }}
            isAnimationActive={false}
            content={({ active, payload }) => {
              const point = (payload[0]?.payload as { point?: Point } | undefined)?.point
              return active && point !== undefined ? (
                <Label point={point} series={data.series} valueText={valueText} />
              ) : null
            }}
          />
          {data.series.map(({ key, label }, place) => (
            <Bar
              key={key}
              dataKey={key}
              name={label}
              fill={colorOf(place)}
              isAnimationActive={false}
              maxBarSize={28}
              {...(isStacked ? { stackId: 'all' } : {})}
            />
          ))}
        </BarChart>
      </ResponsiveContainer>
    </div>
  )
}
