import { useFormat } from '../messages/use-format.ts'

export interface DayBar {
  /** A calendar date. */
  readonly day: string
  readonly value: number
  /** The value as text. */
  readonly label: string
}

interface DayBarsProps {
  /** Says in words what the bars show. */
  readonly summary: string
  readonly bars: readonly DayBar[]
}

/** A bar for each day; days below zero hang from the line. */
export const DayBars = ({ summary, bars }: DayBarsProps) => {
  const format = useFormat()
  const highest = Math.max(...bars.map(({ value }) => value), 0)
  const lowest = Math.min(...bars.map(({ value }) => value), 0)
  const range = highest - lowest || 1
  const percent = (value: number): string => `${((value / range) * 100).toFixed(2)}%`
  const [first, last] = [bars[0], bars.at(-1)]
  return (
    <figure className="day-bars">
      <div className="day-bars-plot" role="img" aria-label={summary}>
        {bars.map(({ day, value, label }) => (
          <span key={day} title={`${format.day(day)}: ${label}`}>
            <i
              data-sign={value < 0 ? 'below' : undefined}
              style={{
                height: percent(Math.abs(value)),
                bottom: percent(value < 0 ? -lowest - Math.abs(value) : -lowest),
              }}
            />
          </span>
        ))}
      </div>
      <figcaption aria-hidden="true">
        <span className="figure">{first && format.day(first.day)}</span>
        <span className="figure">{last && format.day(last.day)}</span>
      </figcaption>
    </figure>
  )
}
