import './security-events.css'
import type { SecurityEventCounts } from '@pinline/contracts/account/security-events/count-security-events'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'

/** Events over time as bars, the highest of full height; the summary says the same in words. */
export const CountBars = ({ counts }: { counts: SecurityEventCounts }) => {
  const text = useText()
  const format = useFormat()
  const highest = Math.max(...counts.steps.map(({ times }) => times), 1)
  const total = counts.steps.reduce((sum, { times }) => sum + times, 0)
  const summary = text('resources.security-events.counts.summary', {
    smart_count: total,
    total: format.number(total),
    highest: format.number(total === 0 ? 0 : highest),
    step: format.duration(counts.stepSeconds * 1000),
  })
  return (
    <figure className="event-counts">
      <div className="event-bars" role="img" aria-label={summary}>
        {counts.steps.map(({ from, times }) => (
          <i
            key={from}
            data-empty={times === 0 ? '' : undefined}
            style={{ height: `${Math.max((times / highest) * 100, 2)}%` }}
            title={`${format.moment(from)}: ${format.number(times)}`}
          />
        ))}
      </div>
      <figcaption>
        <span className="figure">{format.moment(counts.from)}</span>
        <span>{summary}</span>
        <span className="figure">{format.moment(counts.to)}</span>
      </figcaption>
    </figure>
  )
}
