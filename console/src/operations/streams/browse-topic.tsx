import { browseTopic as browseTopicCall } from '@pinline/contracts/gateway/streams/browse-topic'
import type { TopicState } from '@pinline/contracts/gateway/streams/list-topics'
import { useApi } from '@pinline/ui/api-client/api-context'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { DateTimeInput } from '../../layout/date-time-input.tsx'
import { Field } from '../../layout/field.tsx'
import { SheetWaiting } from '../../layout/sheet-waiting.tsx'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { CursorPager } from './cursor-pager.tsx'
import type { EventOpener } from './event-opener.ts'
import { EventTable } from './event-table.tsx'
import { pageSizeOf } from './page-size.ts'
import { useCursors } from './use-cursors.ts'
import { instantOf, type StreamParams } from './use-stream-params.ts'

interface BrowseTopicProps {
  readonly params: StreamParams
  readonly topics: readonly TopicState[]
  readonly onOpen: EventOpener
}

const numberOf = (value: string): number | undefined => (/^\d{1,15}$/.test(value) ? Number(value) : undefined)

const Filters = ({ params, topics }: Omit<BrowseTopicProps, 'onOpen'>) => {
  const text = useText()
  const partitions = topics.find(({ service }) => service === params.service)?.partitions ?? []
  return (
    <search className="filters stream-filters">
      <Field label={text('operations.browser.topic')}>
        {(control) => (
          <select
            {...control}
            className="input"
            value={params.service}
            onChange={({ target }) => params.set({ service: target.value, partition: undefined, offset: undefined })}
          >
            {topics.map(({ service, topic }) => (
              <option key={service} value={service}>
                {topic}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={text('operations.browser.partition')}>
        {(control) => (
          <select
            {...control}
            className="input"
            value={params.get('partition')}
            onChange={({ target }) => params.set({ partition: target.value, offset: undefined })}
          >
            <option value="">{text('operations.browser.all_partitions')}</option>
            {partitions.map(({ partition }) => (
              <option key={partition} value={partition}>
                {partition}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={text('operations.browser.offset')}>
        {(control) => (
          <input
            {...control}
            className="input"
            inputMode="numeric"
            placeholder={text('operations.browser.newest')}
            disabled={params.get('partition') === ''}
            value={params.get('offset')}
            onChange={({ target }) => params.set({ offset: target.value.replaceAll(/\D/g, '') })}
          />
        )}
      </Field>
      <Field label={text('operations.browser.at')}>
        {(control) => (
          <DateTimeInput
            {...control}
            type="datetime-local"
            step={1}
            value={params.get('at')}
            onChange={(at) => params.set({ at })}
          />
        )}
      </Field>
    </search>
  )
}

/** A topic as Kafka has it, newest first, from an offset or a time backwards. */
export const BrowseTopic = ({ params, topics, onOpen }: BrowseTopicProps) => {
  const text = useText()
  const format = useFormat()
  const api = useApi()
  const pageSize = pageSizeOf(params)
  const partition = numberOf(params.get('partition'))
  const wanted = {
    service: params.service,
    partition,
    offset: partition === undefined ? undefined : numberOf(params.get('offset')),
    at: instantOf(params.get('at')),
    pageSize,
  }
  const pages = useCursors(JSON.stringify(wanted))
  const { data, error, refetch } = useQuery({
    queryKey: ['operations', 'topic-page', wanted, pages.cursor],
    queryFn: ({ signal }) => api.read(browseTopicCall, { ...wanted, cursor: pages.cursor }, { silent: true, signal }),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <Filters params={params} topics={topics} />
      {data === undefined || error !== null ? (
        <SheetWaiting error={error} onRetry={() => void refetch()} />
      ) : (
        <>
          {data.rows.length === 0 && <p className="sheet-note">{text('operations.browser.none')}</p>}
          {data.rows.length > 0 && (
            <EventTable
              label={text('operations.browser.events')}
              lines={data.rows.map((row) => ({
                key: `${row.partition}:${row.offset}`,
                at: row.writtenAt,
                place: `${row.partition} · ${format.number(row.offset)}`,
                event: row.event,
              }))}
              onOpen={onOpen}
            />
          )}
          <CursorPager
            pages={pages}
            next={data.next}
            pageSize={pageSize}
            onPageSize={(size) => params.set({ pageSize: size })}
          />
        </>
      )}
    </>
  )
}
