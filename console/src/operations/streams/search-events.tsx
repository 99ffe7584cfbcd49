import type { TopicState } from '@pinline/contracts/gateway/streams/list-topics'
import { searchEvents as searchEventsCall } from '@pinline/contracts/gateway/streams/search-events'
import { serviceName } from '@pinline/events/event'
import { useApi } from '@pinline/ui/api-client/api-context'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
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

interface SearchEventsProps {
  readonly params: StreamParams
  readonly topics: readonly TopicState[]
  readonly onOpen: EventOpener
}

const typed = ['streamId', 'type', 'correlationId', 'from', 'to'] as const
type Typed = (typeof typed)[number]

const Filters = ({ params, topics }: Omit<SearchEventsProps, 'onOpen'>) => {
  const text = useText()
  const types = useId()
  const written = Object.fromEntries(typed.map((name) => [name, params.get(name)])) as Record<Typed, string>
  const address = JSON.stringify(written)
  const [values, setValues] = useState(written)
  const [shown, setShown] = useState(address)

  // The address may change by a link. Another page size changes none of this, and leaves what is typed.
  if (address !== shown) {
    setShown(address)
    setValues(written)
  }

  const owner = params.get('of')
  const known = [
    ...new Set(topics.filter(({ service }) => owner === '' || service === owner).flatMap((one) => one.types)),
  ]
  const submit = (event: FormEvent) => {
    event.preventDefault()
    params.set(values)
  }
  const control = (name: Typed) => ({
    className: 'input',
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) => setValues({ ...values, [name]: target.value }),
  })
  return (
    <search>
      <form className="filters stream-filters" onSubmit={submit}>
        <Field label={text('operations.browser.service')}>
          {(attributes) => (
            <select
              {...attributes}
              className="input"
              value={owner}
              onChange={({ target }) => params.set({ ...values, of: target.value })}
            >
              <option value="">{text('operations.browser.all_services')}</option>
              {serviceName.options.map((name) => (
                <option key={name} value={name}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field label={text('operations.browser.stream_id')}>
          {(attributes) => <input {...attributes} {...control('streamId')} />}
        </Field>
        <Field label={text('operations.browser.type')}>
          {(attributes) => <input {...attributes} {...control('type')} list={types} autoComplete="off" />}
        </Field>
        <datalist id={types}>
          {known.map((type) => (
            <option key={type} value={type} />
          ))}
        </datalist>
        <Field label={text('operations.browser.correlation_id')}>
          {(attributes) => <input {...attributes} {...control('correlationId')} />}
        </Field>
        <Field label={text('operations.browser.from')}>
          {(attributes) => <input {...attributes} {...control('from')} type="datetime-local" step={1} />}
        </Field>
        <Field label={text('operations.browser.to')}>
          {(attributes) => <input {...attributes} {...control('to')} type="datetime-local" step={1} />}
        </Field>
        <button type="submit" className="button button-solid">
          {text('operations.browser.search')}
        </button>
      </form>
    </search>
  )
}

const textOrNone = (value: string): string | undefined => (value.trim() === '' ? undefined : value.trim())

/** Events of all services by stream, type, correlation and time, newest first. */
export const SearchEvents = ({ params, topics, onOpen }: SearchEventsProps) => {
  const text = useText()
  const format = useFormat()
  const api = useApi()
  const pageSize = pageSizeOf(params)
  const wanted = {
    service: serviceName.safeParse(params.get('of')).data,
    streamId: textOrNone(params.get('streamId')),
    type: textOrNone(params.get('type')),
    correlationId: textOrNone(params.get('correlationId')),
    from: instantOf(params.get('from')),
    to: instantOf(params.get('to')),
    pageSize,
  }
  const pages = useCursors(JSON.stringify(wanted))
  const { data, error, refetch } = useQuery({
    queryKey: ['operations', 'events', wanted, pages.cursor],
    queryFn: ({ signal }) => api.read(searchEventsCall, { ...wanted, cursor: pages.cursor }, { silent: true, signal }),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <Filters params={params} topics={topics} />
      {data === undefined || error !== null ? (
        <SheetWaiting error={error} onRetry={() => void refetch()} />
      ) : (
        <>
          {data.missing.length > 0 && (
            <p className="notice notice-warn" role="alert">
              {text('operations.browser.missing', { services: format.list(data.missing) })}
            </p>
          )}
          {data.rows.length === 0 ? (
            <p className="sheet-note">{text('operations.browser.none')}</p>
          ) : (
            <EventTable
              label={text('operations.browser.events')}
              lines={data.rows.map((event) => ({ key: `${event.service}:${event.id}`, at: event.recordedAt, event }))}
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
