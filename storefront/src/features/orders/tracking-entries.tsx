import type { LogisticsEntry } from '@pinline/contracts/order/order/parcel-row'
import type { ReactNode } from 'react'
import { useFormat } from '../../app/format.ts'

/** Tracking entries, newest first; the origin's pad is square. */
export function TrackingEntries({ entries }: { entries: readonly LogisticsEntry[] }): ReactNode {
  const format = useFormat()
  return (
    <ol>
      {entries.map((entry) => (
        <li key={`${entry.time} ${entry.content}`}>
          <time dateTime={entry.time}>
            <b>{format.dayOf(entry.time)}</b>
            {format.time(entry.time)}
          </time>
          <span className="order-track-pad" aria-hidden="true" />
          <span className="order-track-text">{entry.content}</span>
        </li>
      ))}
    </ol>
  )
}
