import type { OutputOf } from '@pinline/contracts/api/call'
import { getRecordedEvent } from '@pinline/contracts/gateway/streams/get-recorded-event'
import type { ServiceName } from '@pinline/events/event'
import { useApi } from '@pinline/ui/api-client/api-context'
import { useQuery } from '@tanstack/react-query'
import { Detail, DetailDrawer } from '../../layout/detail-drawer.tsx'
import { keyboardScrollable } from '../../layout/keyboard-scrollable.ts'
import { SheetWaiting } from '../../layout/sheet-waiting.tsx'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { TraceLink } from '../timeline/trace-link.tsx'
import { TraceId } from './trace-id.tsx'
import type { StreamParams } from './use-stream-params.ts'

type Found = OutputOf<typeof getRecordedEvent>

const Json = ({ title, value, open = false }: { title: string; value: unknown; open?: boolean }) => (
  <details className="event-json" open={open}>
    <summary>{title}</summary>
    <pre ref={keyboardScrollable}>{JSON.stringify(value, null, 2)}</pre>
  </details>
)

const Readers = ({ found }: { found: Found }) => {
  const text = useText()
  const format = useFormat()
  const concerned = found.readers.filter((reader) => reader.concerned)
  const others = found.readers.filter((reader) => !reader.concerned)
  return (
    <section className="event-readers">
      <h3>{text('operations.browser.readers')}</h3>
      {found.missing.length > 0 && (
        <p className="late">{text('operations.browser.missing', { services: format.list(found.missing) })}</p>
      )}
      {concerned.length === 0 && <p className="small">{text('operations.browser.no_readers')}</p>}
      <ul>
        {concerned.map((reader) => (
          <li key={`${reader.service} ${reader.name} ${reader.live}`} data-result={reader.result}>
            <code className="part-number">{reader.name}</code>{' '}
            <span className="small">
              {reader.service} · {text(`operations.streams.kind.${reader.kind}`)}
              {!reader.live && ` · ${text('operations.browser.standby')}`}
            </span>
            <b>{text(`operations.browser.result.${reader.result}`)}</b>
            {reader.reason !== null && <p className="small">{reader.reason}</p>}
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <p className="small">
          {text('operations.browser.other_readers', {
            smart_count: others.length,
            count: format.number(others.length),
            waiting: format.number(others.filter(({ result }) => result === 'waiting').length),
          })}
        </p>
      )}
    </section>
  )
}

const EventDetails = ({ found: { event, traceUrl }, params }: { found: Found; params: StreamParams }) => {
  const text = useText()
  const format = useFormat()
  const search = (name: string, value: string) => (
    <button
      type="button"
      className="detail-open part-number link"
      title={text('operations.browser.find_all')}
      onClick={() => {
        params.set({
          ...{ mode: 'search', of: undefined, type: undefined, streamId: undefined, correlationId: undefined },
          ...{ from: undefined, to: undefined, event: undefined },
          [name]: value,
        })
      }}
    >
      {value}
    </button>
  )
  const cause = /@\d+$/.test(event.causationId)
  return (
    <dl className="facts">
      <Detail name={text('operations.browser.columns.at')}>
        <time className="figure" dateTime={event.recordedAt}>
          {format.timestamp(event.recordedAt)}
        </time>
      </Detail>
      <Detail name={text('operations.browser.columns.stream')}>
        {search('streamId', event.streamId)}
        <span className="small"> @{event.sequence}</span>
      </Detail>
      <Detail name={text('operations.browser.columns.command')}>
        <span className="part-number">{event.command ?? '–'}</span>{' '}
        <span className="small">
          {text(`operations.browser.actor.${event.actor.kind}`)}
          {'id' in event.actor && ` ${event.actor.id}`}
        </span>
      </Detail>
      <Detail name={text('operations.browser.columns.correlation')}>
        {search('correlationId', event.correlationId)}
      </Detail>
      {event.traceId !== null && (
        <Detail name={text('operations.browser.trace')}>
          <TraceId traceId={event.traceId} traceUrl={traceUrl} />
        </Detail>
      )}
      <Detail name={text('operations.browser.cause')}>
        {cause ? search('streamId', event.causationId.slice(0, event.causationId.lastIndexOf('@'))) : null}
        <span className="part-number small">
          {cause ? event.causationId.slice(event.causationId.lastIndexOf('@')) : event.causationId}
        </span>
      </Detail>
      <Detail name={text('operations.browser.in_kafka')}>
        {event.place === null
          ? text(`operations.browser.published.${event.published === 'published' ? 'elsewhere' : event.published}`)
          : text('operations.browser.place', {
              partition: event.place.partition,
              offset: format.number(event.place.offset),
            })}
      </Detail>
      {event.commit.length > 1 && (
        <Detail name={text('operations.browser.commit')}>
          <span className="part-number small">{event.commit.join(', ')}</span>
        </Detail>
      )}
    </dl>
  )
}

/** An event is identified as `stream@sequence`. */
const positionOf = (id: string) => {
  const at = id.lastIndexOf('@')
  return { streamId: id.slice(0, at), sequence: Number(id.slice(at + 1)) }
}

/** One event: where it is, what caused it, its data beside its contract, and what became of it. */
export const EventDrawer = ({
  service,
  id,
  params,
  onClose,
}: {
  service: ServiceName
  id: string
  params: StreamParams
  onClose: () => void
}) => {
  const text = useText()
  const api = useApi()
  const { data, error, refetch } = useQuery({
    queryKey: ['operations', 'event', service, id],
    queryFn: ({ signal }) => api.read(getRecordedEvent, { service, ...positionOf(id) }, { silent: true, signal }),
  })
  return (
    <DetailDrawer title={data?.event.type ?? id} onClose={onClose}>
      {data === undefined ? (
        <SheetWaiting error={error} onRetry={() => void refetch()} />
      ) : (
        <div className="event-drawer">
          <EventDetails found={data} params={params} />
          <p>
            <TraceLink id={data.event.streamId} />
          </p>
          {data.schemaError !== null && (
            <p className="notice notice-danger" role="alert">
              <span>
                {text('operations.browser.schema_error')} <code>{data.schemaError}</code>
              </span>
            </p>
          )}
          <Json title={text('operations.browser.data')} value={data.event.data} open />
          {data.schema === null ? (
            <p className="small">{text('operations.browser.no_schema')}</p>
          ) : (
            <Json title={text('operations.browser.schema')} value={data.schema} />
          )}
          <Readers found={data} />
        </div>
      )}
    </DetailDrawer>
  )
}
