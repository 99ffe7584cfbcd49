import './security-events.css'
import { useListContext } from 'react-admin'
import { SheetWaiting } from '../../layout/sheet-waiting.tsx'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { CountBars } from './count-bars.tsx'
import { useSecurityEventCounts } from './use-security-event-counts.ts'

/** How many events of each kind there were, each a filter, and when; of the last 24 hours unless the filter has dates. */
export const SecurityEventOverview = () => {
  const text = useText()
  const format = useFormat()
  const { filterValues, setFilters } = useListContext()
  const { kind, ...others }: Record<string, unknown> = filterValues ?? {}
  const { data, error, refetch } = useSecurityEventCounts(filterValues ?? {})
  const title = text(
    others.from === undefined && others.to === undefined
      ? 'resources.security-events.counts.day'
      : 'resources.security-events.counts.range',
  )
  return (
    <section className="sheet event-overview" aria-label={title}>
      <h2>{title}</h2>
      {data === undefined && <SheetWaiting error={error} onRetry={() => void refetch()} />}
      {data?.kinds.length === 0 && <p className="sheet-note">{text('resources.security-events.counts.none')}</p>}
      {data !== undefined && data.kinds.length > 0 && (
        <>
          <fieldset className="event-kinds" aria-label={text('resources.security-events.fields.kind')}>
            {data.kinds.map((counted) => (
              <button
                key={counted.kind}
                type="button"
                className="tag"
                aria-pressed={counted.kind === kind}
                onClick={() => setFilters(counted.kind === kind ? others : { ...others, kind: counted.kind }, [])}
              >
                {text(`resources.security-events.kind.${counted.kind}`)}
                <b className="figure">{format.number(counted.times)}</b>
              </button>
            ))}
          </fieldset>
          <CountBars counts={data} />
        </>
      )}
    </section>
  )
}
