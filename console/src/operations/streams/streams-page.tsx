import './streams.css'
import { listTopics, type TopicState } from '@pinline/contracts/gateway/streams/list-topics'
import { serviceName, topicOf } from '@pinline/events/event'
import { useApi } from '@pinline/ui/api-client/api-context'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { usePageTitle } from '../../layout/page-title.tsx'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { BrowseTopic } from './browse-topic.tsx'
import { EventDrawer } from './event-drawer.tsx'
import type { EventOpener } from './event-opener.ts'
import { SearchEvents } from './search-events.tsx'
import { TailTopic } from './tail-topic.tsx'
import { TopicTable } from './topic-table.tsx'
import { modes, type StreamParams, useStreamParams } from './use-stream-params.ts'

const refreshMs = 10_000

/** What is known of topics before the services have responded: a search need not wait for them. */
const unknownTopics: readonly TopicState[] = serviceName.options.map((service) => ({
  ...{ service, topic: topicOf(service), ready: true, partitions: [], types: [], consumers: [] },
}))

/** The event in the address, `<service>:<id>`. */
const openedOf = (params: StreamParams) => {
  const value = params.get('event')
  const at = value.indexOf(':')
  const service = serviceName.safeParse(value.slice(0, at)).data
  return at < 0 || service === undefined ? undefined : { service, id: value.slice(at + 1) }
}

/** Topics with their consumers; events as Kafka has them, as the commits have them, and as they come. */
export const StreamsPage = () => {
  const text = useText()
  const format = useFormat()
  const api = useApi()
  const params = useStreamParams()
  const title = text('operations.browser.title')
  usePageTitle(title)
  const { data, error, refetch } = useQuery({
    queryKey: ['operations', 'topics'],
    queryFn: ({ signal }) => api.read(listTopics, {}, { silent: true, signal }),
    refetchInterval: refreshMs,
  })
  const opened = openedOf(params)
  const open: EventOpener = ({ service, id }) => params.set({ event: `${service}:${id}` })
  const shown = { params, topics: data?.topics ?? unknownTopics, onOpen: open }
  return (
    <article>
      <header className="page-head">
        <h1>{title}</h1>
        {data !== undefined && (
          <span className="small">{text('operations.browser.as_of', { time: format.clock(data.at) })}</span>
        )}
        <div className="end">
          <Link className="button button-small" to="/operations">
            {text('operations.title')}
          </Link>
        </div>
      </header>
      <div className="stack">
        <TopicTable topics={data?.topics} error={error} onRetry={() => void refetch()} />
        <section className="sheet" aria-labelledby="stream-events">
          <h2 id="stream-events">
            {text('operations.browser.events')}
            <span className="end stream-modes">
              {modes.map((mode) => (
                <button
                  key={mode}
                  type="button"
                  className="tag"
                  aria-pressed={params.mode === mode}
                  onClick={() => params.set({ mode })}
                >
                  {text(`operations.browser.mode.${mode}`)}
                </button>
              ))}
            </span>
          </h2>
          {params.mode === 'browse' && <BrowseTopic {...shown} />}
          {params.mode === 'search' && <SearchEvents {...shown} />}
          {params.mode === 'tail' && <TailTopic {...shown} />}
        </section>
      </div>
      {opened !== undefined && (
        <EventDrawer {...opened} params={params} onClose={() => params.set({ event: undefined })} />
      )}
    </article>
  )
}
