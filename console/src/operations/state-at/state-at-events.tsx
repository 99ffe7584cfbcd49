import { maxEventsSince, type StateAt } from '@pinline/contracts/api/state-at'
import { keyboardScrollable } from '../../layout/keyboard-scrollable.ts'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { HistoryActor } from '../../resources/stock/history-actor.tsx'

interface StateAtEventsProps {
  readonly state: StateAt
  readonly onChoose: (at: string) => void
}

/** The events between the moment and now, each with the way to the state after it. */
export const StateAtEvents = ({ state: { events, hasMoreEvents }, onChoose }: StateAtEventsProps) => {
  const text = useText()
  const format = useFormat()
  if (events.length === 0) return null
  return (
    <>
      <h3 className="state-at-head">{text('operations.state_at.events')}</h3>
      <section ref={keyboardScrollable} className="event-scroll" aria-label={text('operations.state_at.events')}>
        <table className="data-table events state-at-events">
          <thead>
            <tr>
              <th>{text('operations.browser.columns.at')}</th>
              <th>{text('operations.browser.columns.type')}</th>
              <th>{text('operations.trace.by')}</th>
              <th>
                <span className="visually-hidden">{text('operations.state_at.state_after')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {events.map(({ sequence, type, at, actor }) => (
              <tr key={sequence}>
                <td className="figure nowrap">
                  <time dateTime={at}>{format.timestamp(at)}</time>
                </td>
                <td>
                  <span className="part-number">{type}</span> <span className="small figure">@{sequence}</span>
                </td>
                <td>
                  <HistoryActor actor={actor} />
                </td>
                <td>
                  <button type="button" className="button button-small" onClick={() => onChoose(at)}>
                    {text('operations.state_at.state_after')}
                  </button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {hasMoreEvents && (
        <p className="sheet-note">
          {text('operations.state_at.more_events', { count: format.number(maxEventsSince) })}
        </p>
      )}
    </>
  )
}
