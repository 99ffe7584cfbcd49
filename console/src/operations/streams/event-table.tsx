import type { EventSummary } from '@pinline/contracts/api/recorded-events'
import { keyboardScrollable } from '../../layout/keyboard-scrollable.ts'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'

export interface EventLine {
  readonly key: string
  /** When it was recorded, or written to Kafka. */
  readonly at: string
  /** Partition and offset, where the list is of Kafka. */
  readonly place?: string
  /** Null where a message is no event of ours. */
  readonly event: EventSummary | null
}

interface EventTableProps {
  readonly label: string
  readonly lines: readonly EventLine[]
  readonly onOpen: (event: EventSummary) => void
}

const milliseconds = (instant: string): string => `.${String(new Date(instant).getUTCMilliseconds()).padStart(3, '0')}`

/** Events, one a row; on a phone one below the other. */
export const EventTable = ({ label, lines, onOpen }: EventTableProps) => {
  const text = useText()
  const format = useFormat()
  const hasPlace = lines.some(({ place }) => place !== undefined)
  return (
    <section ref={keyboardScrollable} className="event-scroll" aria-label={label}>
      <table className="data-table events">
        <thead>
          <tr>
            <th>{text('operations.browser.columns.at')}</th>
            {hasPlace && <th>{text('operations.browser.columns.place')}</th>}
            <th>{text('operations.browser.columns.type')}</th>
            <th>{text('operations.browser.columns.stream')}</th>
            <th>{text('operations.browser.columns.command')}</th>
            <th>{text('operations.browser.columns.correlation')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ key, at, place, event }) => (
            <tr key={key}>
              <td className="figure nowrap">
                <time dateTime={at}>
                  {format.timestamp(at)}
                  <span className="small">{milliseconds(at)}</span>
                </time>
              </td>
              {hasPlace && <td className="figure nowrap">{place}</td>}
              {event === null ? (
                <td colSpan={4} className="late">
                  {text('operations.browser.unreadable')}
                </td>
              ) : (
                <>
                  <td>
                    <button type="button" className="detail-open part-number event-type" onClick={() => onOpen(event)}>
                      {event.type}
                    </button>
                    <span className="small"> {event.service}</span>
                  </td>
                  <td className="part-number">
                    {event.streamId}
                    <span className="small">@{event.sequence}</span>
                  </td>
                  <td>
                    <span className="part-number">{event.command ?? '–'}</span>{' '}
                    <span className="small">{text(`operations.browser.actor.${event.actor.kind}`)}</span>
                  </td>
                  <td className="part-number small">{event.correlationId}</td>
                </>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
